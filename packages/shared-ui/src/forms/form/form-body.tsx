import { useFormikContext } from 'formik';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { isComposing } from '../../core/hooks/composing';
import { styled } from '../../core/theme/styled';
import { createPress, PressContext } from './press';
import { useScriptedValues } from './use-scripted-values';
import { useKeptValues, type KeptValues } from './use-kept-values';

export interface FormBodyProps {
  /** For a button that sends it from outside. */
  id?: string;
  /** Names the form, when a page has more than one. */
  label?: string;
  /** Told when the form becomes dirty or clean (to mark the tab busy). */
  onDirtyChange?: (dirty: boolean) => void;
  /** Where unsent values are kept, so that nothing typed is lost. It must leave passwords out. */
  draft?: KeptValues;
  children: ReactNode;
}

const Element = styled('form')({ display: 'flex', flexDirection: 'column', gap: 20, minWidth: 0 });

const WRONG = '[aria-invalid="true"]';

/** The element of a form: sending, where the focus goes afterwards, composition, what scripts fill in, and what is kept. */
export function FormBody({ id, label, onDirtyChange, draft, children }: FormBodyProps) {
  const { handleSubmit, isSubmitting, isValidating, isValid, submitCount, dirty } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const [press] = useState(createPress);
  useEffect(() => press.watch(), [press]);
  useScriptedValues(form);
  useKeptValues(draft);

  const tellDirty = useEffectEvent((now: boolean) => onDirtyChange?.(now));
  useEffect(() => {
    tellDirty(dirty);
  }, [dirty]);

  const answered = useRef(0);
  const sentFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (submitCount === answered.current || isSubmitting || isValidating) return;
    answered.current = submitCount;
    // A button that rests while the form is sent loses the focus; it gets it back, unless the learner has gone on meanwhile.
    const isLost = document.activeElement === document.body;
    const target = isValid ? isLost && sentFrom.current : form.current?.querySelector(WRONG);
    if (target instanceof HTMLElement) target.focus();
  }, [submitCount, isSubmitting, isValidating, isValid]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    sentFrom.current = document.activeElement;
    handleSubmit(event);
  };
  const keepComposition = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
  };
  return (
    <PressContext value={press}>
      <Element ref={form} id={id} noValidate aria-label={label} onSubmit={send} onKeyDown={keepComposition}>
        {children}
      </Element>
    </PressContext>
  );
}
