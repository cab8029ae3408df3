import { useField } from 'formik';
import { useContext, useEffect, useRef } from 'react';
import { PressContext } from './press';

/** A field with its error, shown once the field was left or the form was sent. `leave` says that it is left. */
export function useShownField<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const press = useContext(PressContext);
  const isTouched = useRef(meta.touched);
  useEffect(() => {
    isTouched.current = meta.touched;
  }, [meta.touched]);
  const leave = (): void =>
    press.after(() => {
      // What was sent meanwhile is touched already, and being checked again would lose what the server said about it.
      if (!isTouched.current) void helpers.setTouched(true);
    });
  const error = meta.touched ? meta.error : undefined;
  return { field, error, helpers, leave };
}
