import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';

export type FormHelpers<Values extends FormikValues> = Pick<
  FormikHelpers<Values>,
  'setFieldError' | 'setFieldValue' | 'resetForm'
>;

export interface FormValuesProps<Values extends FormikValues> {
  initialValues: Values;
  /** A Yup object; its messages are the texts under the fields. */
  schema?: ObjectSchema<Values>;
  /** Runs once at a time. Set the server's complaints with `helpers.setFieldError`, or show a Notice or a toast. */
  onSubmit: (values: Values, helpers: FormHelpers<Values>) => void | Promise<void>;
  /** Takes new `initialValues` when they change (data that arrives later) as long as nothing was typed. */
  reinitialize?: boolean;
}

/** What is typed into a form, its rules and its sending; the form's element is `FormBody`. */
export function FormValues<Values extends FormikValues>(
  props: FormValuesProps<Values> & { children: ReactNode },
) {
  const { initialValues, schema, onSubmit, reinitialize = false, children } = props;
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
      {children}
    </Formik>
  );
}
