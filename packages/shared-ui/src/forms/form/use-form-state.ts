import { useFormikContext, type FormikValues } from 'formik';

export interface FormState<Values> {
  values: Values;
  /** Something differs from the initial values. */
  dirty: boolean;
  submitting: boolean;
  setValue: (field: keyof Values & string, value: unknown) => void;
}

/** What the form around holds; for parts that depend on other fields. */
export function useFormState<Values extends FormikValues>(): FormState<Values> {
  const { values, dirty, isSubmitting, setFieldValue } = useFormikContext<Values>();
  return {
    values,
    dirty,
    submitting: isSubmitting,
    setValue: (field, value) => void setFieldValue(field, value),
  };
}
