import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { memo, useId, type ReactNode } from 'react';
import { Icon } from '../core/icons/icon';
import { VisuallyHidden } from '../core/layout/layout';
import { useSharedTexts } from '../core/texts/shared-texts';
import '../core/theme/components/forms';

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

export interface FieldProps extends FieldTexts {
  disabled?: boolean;
  /** Gives the control what ties it to its label and to the text under it. */
  children: (ties: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** The id of the label of a control. */
export const labelIdOf = (control: string) => `${control}-label`;

/** Label above, help or error below. */
export function Field({ help, error, disabled, children, ...label }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const isDescribed = error !== undefined || help !== undefined;
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      <Label {...label} id={id} />
      {children({ id, 'aria-describedby': isDescribed ? helpId : undefined })}
      <Help id={helpId} help={help} error={error} />
    </FormControl>
  );
}

// Both are memoised: a key draws the control anew, and nothing around it.

const Label = memo(function Label(
  props: Pick<FieldTexts, 'label' | 'labelHidden' | 'optional'> & { id: string },
) {
  const { id, label, labelHidden = false, optional = false } = props;
  const { t } = useSharedTexts();
  const Place = labelHidden ? VisuallyHidden : 'span';
  return (
    <Place>
      <FormLabel htmlFor={id} id={labelIdOf(id)}>
        {label}
      </FormLabel>
      {optional && <small aria-hidden> {t('field.optional')}</small>}
    </Place>
  );
});

/** What helps with a field, or what is wrong with it. Always there, so that it is heard when it changes. */
export const Help = memo(function Help(props: { id: string; help?: ReactNode; error?: string }) {
  const { id, help, error } = props;
  return (
    <FormHelperText id={id} component="span" aria-live="polite">
      {error !== undefined && <Icon name="error" size={16} />}
      {error ?? help}
    </FormHelperText>
  );
});
