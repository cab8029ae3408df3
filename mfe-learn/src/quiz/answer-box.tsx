import { useEffect, useImperativeHandle, useRef, type RefObject } from 'react';
import { useDraft } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { hasLatin, parseRomaji } from '@kotoba/japanese';
import { Box, Icon, IconButton, JapaneseText, Stack, Text } from '@kotoba/shared-ui/core';
import { TextInput } from '@kotoba/shared-ui/inputs';
import { keepFocus, shortScreen } from './phone';
import { canLeave, isOpen } from './quiz-machine';
import { useEnter } from './use-enter';
import type { Quiz } from './use-quiz';
import type { Reveal } from './use-reveal';
import type { Wanted } from '../modes';
import { useTexts } from '../texts';

/** How typed romaji is read; nothing for a text without Latin letters. The box itself is never rewritten. */
const kanaOfTyped = (typed: string): string | null => (hasLatin(typed) ? parseRomaji(typed.trim()).p1 : null);

interface WantedLineProps {
  readonly wanted: Wanted;
  readonly hint: string;
  readonly typed: string;
}

/**
 * What to type, in words, and while romaji is typed how it reads. Always one line of the same height, so that nothing
 * moves.
 */
function WantedLine({ wanted, hint, typed }: WantedLineProps) {
  const { t } = useTexts();
  const kana = wanted === 'english' ? null : kanaOfTyped(typed);
  return (
    <Text size="sm" tone="soft" style={{ lineHeight: wanted === 'english' ? undefined : '26px' }}>
      {kana === null ? (
        hint
      ) : (
        <>
          {t('quiz.readsAs')} <JapaneseText style={{ lineHeight: 1 }}>{kana}</JapaneseText>
        </>
      )}
    </Text>
  );
}

interface AnswerBoxProps {
  /** Gets the box itself. */
  readonly ref: RefObject<HTMLElement | null>;
  /** Names the word's place in its session, for what is typed and not sent yet. */
  readonly draft: string;
  readonly wanted: Wanted;
  /** What to type, in words. */
  readonly hint: string;
  readonly quiz: Quiz;
  /** While the right answer is held back, Enter shows it. */
  readonly reveal: Reveal;
}

/**
 * The practice input. It is the same one for all words and keeps the focus after an answer, so that a phone's keyboard
 * stays where it is: closed, it takes no text, and Enter goes on. After a retry, and when an answer was taken back,
 * the text stays and is selected.
 */
export function AnswerBox({ ref, draft, wanted, hint, quiz, reveal: { held, reveal } }: AnswerBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => input.current);
  const { state, slow } = quiz;
  const { t } = useTexts();
  const open = isOpen(state);
  const [text, setText, dropDraft] = useDraft(draft);
  const before = useRef<{ draft: string; open: boolean }>(null);
  const isEmpty = text.trim() === '';

  useEffect(() => {
    if (open) input.current?.focus({ preventScroll: true });
    if (open && before.current?.draft === draft && !before.current.open) input.current?.select();
    before.current = { draft, open };
  }, [open, draft]);

  async function submit(): Promise<void> {
    if (!open || isEmpty) return;
    const submitted = await quiz.submit(text);
    if (submitted === 'again') input.current?.select();
    if (submitted === 'done') dropDraft();
  }

  const { onEnter, onCompositionStart } = useEnter(
    { open, verdict: state.answer, held, leavable: canLeave(state) },
    { onOpen: () => void submit(), onClosed: held ? reveal : quiz.advance },
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
          // What is being checked stays as it is.
          if (quiz.typed()) setText(next);
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
        end={
          <IconButton
            label={t('quiz.submit')}
            icon={<Icon name="send" />}
            tone="ai"
            disabled={!open || slow || isEmpty}
            busy={slow}
            onMouseDown={keepFocus}
            onClick={() => void submit()}
          />
        }
      />
      <Box sx={{ [shortScreen]: { display: state.answer === null ? undefined : 'none' } }}>
        <WantedLine wanted={wanted} hint={hint} typed={text} />
      </Box>
    </Stack>
  );
}
