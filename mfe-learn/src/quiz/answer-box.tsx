import { memo, useEffect, useRef, type RefObject } from 'react';
import { useDraft } from '@kotoba/api-client';
import { AnswerLines } from './answer-lines';
import type { Answer } from './quiz-machine';
import { isAnything, Typed } from './typed';
import type { Submitted } from './use-checking';
import { useEnter } from './use-enter';
import type { Wanted } from '../modes';
import { useSteady } from '../use-steady';

export interface AnswerBoxProps {
  /** Gets the box itself. */
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Names the word's place in its session, for what is typed and not sent yet. */
  readonly draft: string;
  /** It takes text. */
  readonly open: boolean;
  /** What was said of the last answer. */
  readonly verdict: Answer | null;
  /** The word may be left. */
  readonly leavable: boolean;
  /** The right answer is held back: Enter shows it. */
  readonly held: boolean;
  /** The check takes its time, which shows. */
  readonly slow: boolean;
  readonly wanted: Wanted;
  readonly onSubmit: (text: string) => Promise<Submitted>;
  /** Gives whether the text may change: what is being checked stays as it is. */
  readonly onType: () => boolean;
  /** Enter, once what is shown was there to be seen. */
  readonly onNext: () => void;
}

/**
 * The practice input. It is the same one for all words and keeps the focus after an answer, so that a phone's keyboard stays where it is:
 * closed, it takes no text, and Enter goes on. After a retry, and when an answer was taken back, the text stays and is selected.
 * Memoised: that an answer was sent changes nothing here.
 */
export const AnswerBox = memo(function AnswerBox(props: AnswerBoxProps) {
  const { ref: input, draft, open, verdict, leavable, held, slow, wanted, onSubmit, onType, onNext } = props;
  const [text, setText, dropDraft] = useDraft(draft);
  const before = useRef<{ draft: string; open: boolean }>(null);

  useEffect(() => {
    if (open) input.current?.focus({ preventScroll: true });
    if (open && before.current?.draft === draft && !before.current.open) input.current?.select();
    before.current = { draft, open };
  }, [open, draft, input]);

  async function submit(): Promise<void> {
    if (!open || !isAnything(text)) return;
    const submitted = await onSubmit(text);
    if (submitted === 'again') input.current?.select();
    if (submitted === 'done') dropDraft();
  }

  const { onEnter, onCompositionStart } = useEnter(
    { open, verdict, held, leavable },
    { onOpen: () => void submit(), onClosed: onNext },
  );
  const steady = useSteady({
    onPress: () => void submit(),
    onChange: (next: string) => {
      if (onType()) setText(next);
    },
    onEnter,
    onCompositionStart,
  });
  return (
    <Typed value={text}>
      <AnswerLines {...{ input, open, slow, wanted }} judged={verdict !== null} {...steady} />
    </Typed>
  );
});
