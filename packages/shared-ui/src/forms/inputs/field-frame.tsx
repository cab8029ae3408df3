import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../core/layout/layout';
import { useSharedTexts } from '../../core/texts/shared-texts';
import { color } from '../../core/theme/tokens';
import { FieldError } from './field-error';
import { styled } from '../../core/theme/styled';

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

export interface FieldFrameProps extends FieldTexts {
  /** Of the control. */
  id: string;
  children: ReactNode;
}

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });
const Label = styled('label')({ color: color.ink, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 });
const Optional = styled('span')({ color: color.inkSoft, fontSize: '0.8125rem', fontWeight: 400 });
const Help = styled('span')({ color: color.inkSoft, fontSize: '0.8125rem', lineHeight: 1.45 });
/** The id of the help or error under the control `id`. */
export const helpId = (id: string) => `${id}-help`;

/** What tells of a control `id` in a `FieldFrame` that it is wrong, and which text belongs to it. */
export const describedControl = (id: string, { error, help }: Pick<FieldTexts, 'error' | 'help'>) => ({
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby': error !== undefined || help !== undefined ? helpId(id) : undefined,
});

/** Label above, help or error below. */
export function FieldFrame({
  id,
  label,
  labelHidden = false,
  help,
  error,
  optional = false,
  children,
}: FieldFrameProps) {
  const { t } = useSharedTexts();
  return (
    <Root>
      {labelHidden ? (
        <VisuallyHidden as="label" {...{ htmlFor: id }}>
          {label}
        </VisuallyHidden>
      ) : (
        <span>
          <Label htmlFor={id}>{label}</Label>
          {optional && <Optional aria-hidden> {t('field.optional')}</Optional>}
        </span>
      )}
      {children}
      <span id={helpId(id)} aria-live="polite">
        {error !== undefined ? <FieldError>{error}</FieldError> : help !== undefined && <Help>{help}</Help>}
      </span>
    </Root>
  );
}
