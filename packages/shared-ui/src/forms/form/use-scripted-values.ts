import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Takes over what a script wrote into a field. React compares with what it believes to stand there, and passes over the event of a script
 * that set `value` in the page itself (some password managers do). On the document, and so after React: what was typed is known by then.
 */
export function useScriptedValues(form: RefObject<HTMLFormElement | null>): void {
  const { values, setFieldValue } = useFormikContext<FormikValues>();
  const take = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.form !== form.current) return;
    const known: unknown = values[target.name];
    if (typeof known === 'string' && known !== target.value) void setFieldValue(target.name, target.value);
  });
  useEffect(() => {
    const hear = (event: Event): void => take(event);
    document.addEventListener('input', hear);
    document.addEventListener('change', hear);
    return () => {
      document.removeEventListener('input', hear);
      document.removeEventListener('change', hear);
    };
  }, []);
}
