import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { memo, useId, type ReactNode } from 'react';
import { Icon } from '../core/icons/icon';
import { VisuallyHidden } from '../core/layout/layout';
import { useSharedTexts } from '../core/texts/shared-texts';
import { color } from '../core/theme/tokens';

/** What every field shows around its control. */
export interface FieldTexts {
  label: string;
  /** Reads the label, shows it not (the answer of the quiz, the note). */
  labelHidden?: boolean;
  /** Under the control, until an error takes its place. */
  help?: ReactNode;
  error?: string;
  /** Says "optional" beside the label; required is the rule. */
  optional?: boolean;
}

/** What ties a control to its label and to the text under it. */
export interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldTexts {
  disabled?: boolean;
  children: (ties: ControlTies) => ReactNode;
}

/** The id of the visible label of a control. */
export const labelIdOf = (control: string) => `${control}-label`;

/** Label above, help or error below. */
export function Field({ label, labelHidden = false, help, error, optional, disabled, children }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const isDescribed = error !== undefined || help !== undefined;
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      {labelHidden ? (
        <VisuallyHidden as="label" {...{ htmlFor: id }}>
          {label}
        </VisuallyHidden>
      ) : (
        <VisibleLabel id={id} label={label} optional={optional} />
      )}
      {children({ id, 'aria-describedby': isDescribed ? helpId : undefined })}
      <Help id={helpId} help={help} error={error} />
    </FormControl>
  );
}

// Both are memoised: a key draws the control anew, and nothing around it.

const VisibleLabel = memo(function VisibleLabel(props: { id: string; label: string; optional?: boolean }) {
  const { id, label, optional = false } = props;
  const { t } = useSharedTexts();
  return (
    <span>
      <FormLabel htmlFor={id} id={labelIdOf(id)}>
        {label}
      </FormLabel>
      {optional && (
        <span aria-hidden style={{ color: color.inkSoft, fontSize: '0.8125rem' }}>
          {' '}
          {t('field.optional')}
        </span>
      )}
    </span>
  );
});

/** What helps with a field, or what is wrong with it and so what to do. It is there from the beginning, so that it is heard when it changes. */
export const Help = memo(function Help(props: { id: string; help?: ReactNode; error?: string }) {
  const { id, help, error } = props;
  return (
    <FormHelperText id={id} component="span" aria-live="polite">
      {error === undefined ? (
        help
      ) : (
        <>
          <Icon name="error" size={16} />
          {error}
        </>
      )}
    </FormHelperText>
  );
});
