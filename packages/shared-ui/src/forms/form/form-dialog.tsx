import type { FormikValues } from 'formik';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../../core/actions/button';
import { Dialog } from '../../core/overlay/overlays';
import { useSharedTexts } from '../../core/texts/shared-texts';
import { FormBody } from './form-body';
import { FormValues, type FormValuesProps } from './form-values';
import { SubmitButton, type SubmitButtonProps } from './submit-button';
import { useFormState } from './use-form-state';

interface SheetProps {
  /** Names the dialog and its form. */
  title: string;
  /** The verb: 'Create'. */
  submitLabel: string;
  submitVariant?: SubmitButtonProps['variant'];
  /** Cancel, Escape and a press beside it; not while it is being sent. */
  onClose: () => void;
  children: ReactNode;
}

export interface FormDialogProps<Values extends FormikValues>
  extends Omit<FormValuesProps<Values>, 'reinitialize'>, SheetProps {}

function Sheet({ title, submitLabel, submitVariant, onClose, children }: SheetProps) {
  const { t } = useSharedTexts();
  const { submitting } = useFormState();
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      busy={submitting}
      initialFocus={fields}
      closeHidden
      actions={
        <>
          <Button disabled={submitting} onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton form={id} variant={submitVariant}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <div ref={fields}>
        <FormBody id={id} label={title}>
          {children}
        </FormBody>
      </div>
    </Dialog>
  );
}

/** A question that is answered by filling in a form: the focus begins in its first field. Mounted means open. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { initialValues, schema, onSubmit, ...sheet } = props;
  return (
    <FormValues initialValues={initialValues} schema={schema} onSubmit={onSubmit}>
      <Sheet {...sheet} />
    </FormValues>
  );
}
