import { useField } from 'formik';

/** A field with its error, shown once the field was left or the form was sent. */
export function useShownField<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const error = meta.touched ? meta.error : undefined;
  return { field, error, helpers };
}
