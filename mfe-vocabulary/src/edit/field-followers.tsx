import { useEffect, useRef } from 'react';
import { useFormState } from '@kotoba/shared-ui/forms';
import { type EntryValues, following } from './form-values';

/** Lets the fields that say the same as another follow it while the learner types. */
export function FieldFollowers({ before }: { readonly before: EntryValues }): null {
  const { values, setValue } = useFormState<EntryValues>();
  const last = useRef(values);
  useEffect(() => {
    for (const [field, value] of following(values, last.current, before)) setValue(field, value);
    last.current = values;
  }, [values, before, setValue]);
  return null;
}
