import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { FormBody } from './form-body';
import type { KeptValues } from './use-kept-values';

export type FormHelpers<Values extends FormikValues> = Pick<
  FormikHelpers<Values>,
  'setFieldError' | 'setFieldValue' | 'resetForm'
>;

export interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  /** A Yup object; its messages are the texts under the fields. */
  schema?: ObjectSchema<Values>;
  /** Runs once at a time. Set the server's complaints with `helpers.setFieldError`, or show a Notice or a toast. */
  onSubmit: (values: Values, helpers: FormHelpers<Values>) => void | Promise<void>;
  /** Told when the form becomes dirty or clean (to mark the tab busy). */
  onDirtyChange?: (dirty: boolean) => void;
  /** Names the form, when a page has more than one. */
  label?: string;
  /** Takes new `initialValues` when they change (data that arrives later) as long as nothing was typed. */
  reinitialize?: boolean;
  /** Where unsent values are kept, so that nothing typed is lost. It must leave passwords out. */
  draft?: KeptValues;
  children: ReactNode;
}

/**
 * A form of Formik and Yup. Errors show when a field is left or the form is sent; a refused form puts the focus on its
 * first wrong field; while `onSubmit` runs a second sending does nothing. Enter during a composition does not send.
 */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const {
    initialValues,
    schema,
    onSubmit,
    onDirtyChange,
    label,
    reinitialize = false,
    draft,
    children,
  } = props;
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={schema}
      validateOnChange
      validateOnBlur
      enableReinitialize={reinitialize}
      onSubmit={async (values, { setFieldError, setFieldValue, resetForm }) => {
        await onSubmit(values, { setFieldError, setFieldValue, resetForm });
      }}
    >
      <FormBody label={label} onDirtyChange={onDirtyChange} draft={draft}>
        {children}
      </FormBody>
    </Formik>
  );
}
