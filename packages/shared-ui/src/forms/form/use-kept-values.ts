import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Where a form keeps what was typed and not sent. */
export interface KeptValues {
  /** What lies there, whoever wrote it; null for nothing. */
  read(): unknown;
  /** Null when there is nothing to keep. */
  write(values: unknown): void;
}

/** The fields of `kept` that the form has, too, and of the same type; a draft of another version may hold anything. */
function fitting(kept: unknown, values: FormikValues): FormikValues {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) => Object.hasOwn(values, name) && typeof value === typeof values[name],
    ),
  );
}

/** Brings the kept values back when the form opens, and keeps what is typed from then on, until it is sent or taken back. */
export function useKeptValues(draft: KeptValues | undefined): void {
  const { values, dirty, setValues } = useFormikContext<FormikValues>();
  const opened = useRef(false);

  const restore = useEffectEvent((): boolean => {
    const kept = fitting(draft?.read(), values);
    if (Object.keys(kept).length === 0) return false;
    void setValues({ ...values, ...kept }, false);
    return true;
  });
  const keep = useEffectEvent(() => draft?.write(dirty ? values : null));

  useEffect(() => {
    // The values of the first moment are the form's own: they must not replace the kept ones.
    if (!opened.current) {
      opened.current = true;
      if (restore()) return;
    }
    keep();
  }, [values, dirty]);
}
