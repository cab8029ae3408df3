import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { isComposing } from '../../core/hooks/composing';
import { styled } from '../../core/theme/styled';
import { useKeptValues, type KeptValues } from './use-kept-values';

export interface FormBodyProps {
  label: string | undefined;
  onDirtyChange: ((dirty: boolean) => void) | undefined;
  draft: KeptValues | undefined;
  children: ReactNode;
}

const Element = styled('form')({ display: 'flex', flexDirection: 'column', gap: 20, minWidth: 0 });

const WRONG = '[aria-invalid="true"]';

/** The element of a form: sending, the way to the first error, and composition. */
export function FormBody({ label, onDirtyChange, draft, children }: FormBodyProps) {
  const { handleSubmit, isSubmitting, isValidating, isValid, submitCount, dirty } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  useKeptValues(draft);

  const tellDirty = useEffectEvent((now: boolean) => onDirtyChange?.(now));
  useEffect(() => {
    tellDirty(dirty);
  }, [dirty]);

  const answered = useRef(0);
  useEffect(() => {
    if (submitCount === answered.current || isSubmitting || isValidating) return;
    answered.current = submitCount;
    if (!isValid) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [submitCount, isSubmitting, isValidating, isValid]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSubmitting) handleSubmit(event);
  };
  const keepComposition = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
  };
  return (
    <Element ref={form} noValidate aria-label={label} onSubmit={send} onKeyDown={keepComposition}>
      {children}
    </Element>
  );
}
