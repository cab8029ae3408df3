import type { FormikValues } from 'formik';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../core/actions/button';
import { Dialog } from '../core/overlay/overlays';
import { useSharedTexts } from '../core/texts/shared-texts';
import { FormValues, SubmitButton, type FormValuesProps, type SubmitButtonProps } from './form';
import { FormBody } from './form-body';

export interface FormDialogProps<Values extends FormikValues> extends Pick<
  FormValuesProps<Values>,
  'initialValues' | 'schema' | 'onSubmit'
> {
  /** Names the dialog and its form. */
  title: string;
  /** The verb: 'Create'. */
  submitLabel: string;
  submitVariant?: SubmitButtonProps['variant'];
  /** Cancel, Escape and a press beside it; not while it is being sent. */
  onClose: () => void;
  children: ReactNode;
}

/** A question that is answered by filling in a form: the focus begins in its first field. Mounted means open. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, submitLabel, submitVariant, onClose, children, ...form } = props;
  const { t } = useSharedTexts();
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  return (
    <FormValues {...form}>
      {({ isSubmitting }) => (
        <Dialog
          open
          title={title}
          onClose={onClose}
          busy={isSubmitting}
          initialFocus={fields}
          closeHidden
          actions={
            <>
              <Button disabled={isSubmitting} onClick={onClose}>
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
      )}
    </FormValues>
  );
}
