import type { ReactNode } from 'react';
import type { FormikValues } from 'formik';
import { FormBody, type FormBodyProps } from './form-body';
import { FormValues, type FormValuesProps } from './form-values';

export interface FormProps<Values extends FormikValues>
  extends FormValuesProps<Values>, Omit<FormBodyProps, 'id'> {
  children: ReactNode;
}

/**
 * A form of Formik and Yup. Errors show when a field is left or the form is sent; a refused form puts the focus on its
 * first wrong field; while `onSubmit` runs a second sending does nothing. Enter during a composition does not send.
 */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { initialValues, schema, onSubmit, reinitialize, ...body } = props;
  return (
    <FormValues initialValues={initialValues} schema={schema} onSubmit={onSubmit} reinitialize={reinitialize}>
      <FormBody {...body} />
    </FormValues>
  );
}
