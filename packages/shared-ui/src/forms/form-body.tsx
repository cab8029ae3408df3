import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { isComposing } from '../core/hooks/composing';
import { styled } from '../core/theme/styled';
import { hear, PressContext, useAfterPress } from './bound-field';

/** Where a form keeps what was typed and not sent. */
interface KeptValues {
  /** What lies there, whoever wrote it; null for nothing. */
  read(): unknown;
  /** Null when there is nothing to keep. */
  write(values: unknown): void;
}

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

const Root = styled('form')({ display: 'flex', flexDirection: 'column', gap: 20, minWidth: 0 });

/** The element of a form: sending, focus afterwards, composition, what scripts fill in, and what is kept. */
export function FormBody({ id, label, onDirtyChange, draft, children }: FormBodyProps) {
  const { handleSubmit, isSubmitting, dirty } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const noteSender = useFocusAfterwards(form);
  useScriptedValues(form);
  useKeptValues(draft);
  const tellDirty = useEffectEvent((now: boolean) => onDirtyChange?.(now));
  useEffect(() => tellDirty(dirty), [dirty]);

  const keepComposition = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
  };
  return (
    <PressContext value={useAfterPress()}>
      <Root
        ref={form}
        id={id}
        noValidate
        aria-label={label}
        onKeyDown={keepComposition}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSubmitting) return;
          noteSender();
          handleSubmit(event);
        }}
      >
        {children}
        {/* What Enter presses, where the button that is seen stands outside. */}
        {id !== undefined && <button type="submit" hidden />}
      </Root>
    </PressContext>
  );
}

/**
 * A refused form puts the focus on its first wrong field. A button that rests while the form is sent loses the focus;
 * it gets it back, unless the learner has gone on meanwhile. To be told from where the form is sent.
 */
function useFocusAfterwards(form: RefObject<HTMLFormElement | null>): () => void {
  const { isSubmitting, isValidating, isValid, submitCount } = useFormikContext();
  const answered = useRef(0);
  const sender = useRef<Element | null>(null);
  useEffect(() => {
    if (submitCount === answered.current || isSubmitting || isValidating) return;
    answered.current = submitCount;
    const isLost = document.activeElement === document.body;
    const target = isValid ? isLost && sender.current : form.current?.querySelector('[aria-invalid="true"]');
    if (target instanceof HTMLElement) target.focus();
  }, [form, submitCount, isSubmitting, isValidating, isValid]);
  return () => void (sender.current = document.activeElement);
}

/**
 * Takes over what a script wrote into a field. React compares with what it believes to stand there, and passes over
 * the event of a script that set `value` in the page itself (some password managers do). On the document, and so after
 * React: what was typed is known by then.
 */
function useScriptedValues(form: RefObject<HTMLFormElement | null>): void {
  const { values, setFieldValue } = useFormikContext<FormikValues>();
  const take = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.form !== form.current) return;
    const known: unknown = values[target.name];
    if (typeof known === 'string' && known !== target.value) void setFieldValue(target.name, target.value);
  });
  useEffect(() => hear(['input', 'change'], (event) => take(event)), []);
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

/** Brings the kept values back when the form opens, and keeps what is typed until it is sent or taken back. */
function useKeptValues(draft: KeptValues | undefined): void {
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
