import { memo, useEffect, useRef, type RefObject } from 'react';
import { useDraft } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Box, Icon, IconButton, Stack } from '@kotoba/shared-ui/core';
import { TextInput } from '@kotoba/shared-ui/forms';
import { usePaintedValue } from './after-paint';
import { keepFocus } from './keep-focus';
import { shortScreen } from './short-screen';
import type { Submitted } from './use-checking';
import { useEnter } from './use-enter';
import type { Answer } from './quiz-machine';
import { WantedLine } from './wanted-line';
import type { Wanted } from '../modes';
import { useTexts } from '../texts';
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

interface SubmitButtonProps {
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
}

const SEND = <Icon name="send" />;
const SendButton = memo(IconButton);

/** A key and a verdict are waited for, this is not: it opens and closes a frame behind them. What it may do is asked when it is pressed. */
const SubmitButton = memo(function SubmitButton({ disabled, busy, onPress }: SubmitButtonProps) {
  const { t } = useTexts();
  return (
    <SendButton
      label={t('quiz.submit')}
      icon={SEND}
      tone="ai"
      disabled={usePaintedValue(disabled)}
      busy={busy}
      onMouseDown={keepFocus}
      onClick={onPress}
    />
  );
});

/**
 * The practice input. It is the same one for all words and keeps the focus after an answer, so that a phone's keyboard stays where it is:
 * closed, it takes no text, and Enter goes on. After a retry, and when an answer was taken back, the text stays and is selected.
 * Memoised: that an answer was sent changes nothing here.
 */
export const AnswerBox = memo(function AnswerBox(props: AnswerBoxProps) {
  const { ref: input, draft, open, verdict, leavable, held, slow, wanted, onSubmit, onType, onNext } = props;
  const { t } = useTexts();
  const [text, setText, dropDraft] = useDraft(draft);
  const before = useRef<{ draft: string; open: boolean }>(null);
  const ready = open && text.trim() !== '';

  useEffect(() => {
    if (open) input.current?.focus({ preventScroll: true });
    if (open && before.current?.draft === draft && !before.current.open) input.current?.select();
    before.current = { draft, open };
  }, [open, draft, input]);

  async function submit(): Promise<void> {
    if (!ready) return;
    const submitted = await onSubmit(text);
    if (submitted === 'again') input.current?.select();
    if (submitted === 'done') dropDraft();
  }

  const { press } = useSteady({ press: () => void submit() });
  const { onEnter, onCompositionStart } = useEnter(
    { open, verdict, held, leavable },
    { onOpen: press, onClosed: onNext },
  );
  return (
    <Stack gap={2} sx={{ [shortScreen]: { gap: '4px' } }} onCompositionStart={onCompositionStart}>
      <TextInput
        ref={input}
        label={t('quiz.answer')}
        labelHidden
        size="large"
        placeholder={t('quiz.placeholder')}
        value={text}
        onChange={(next) => {
          if (onType()) setText(next);
        }}
        onEnter={onEnter}
        closed={!open || slow}
        maxLength={maxLength.answer}
        lang={wanted === 'english' ? 'en' : 'ja'}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint={open ? 'send' : 'next'}
        end={<SubmitButton disabled={!ready || slow} busy={slow} onPress={press} />}
      />
      <Box sx={{ [shortScreen]: { display: verdict ? 'none' : undefined } }}>
        <WantedLine wanted={wanted} typed={text} />
      </Box>
    </Stack>
  );
});
