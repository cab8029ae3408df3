import { useEffect, type RefObject } from 'react';
import { useLocation } from '@kotoba/federation/router';
import { EDIT_FIELDS } from './form-values';

/** Puts the focus into the field that the address names behind its `#`, when the page opens there. */
export function useNamedField(form: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = EDIT_FIELDS.find((name) => `#${name}` === hash);
    if (field === undefined) return;
    const control = form.current?.querySelector<HTMLElement>(
      `[name="${field}"], [data-field="${field}"] button`,
    );
    // In the middle of the window: neither bar of the frame covers it there.
    control?.scrollIntoView?.({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [hash, form]);
}
