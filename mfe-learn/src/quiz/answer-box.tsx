import { useEffect, useRef } from 'react';
import { useDraft, type SessionVocabulary } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Icon, IconButton, Row, Stack, Text } from '@kotoba/shared-ui/core';
import { TextInput } from '@kotoba/shared-ui/forms';
import { KanaPreview } from './kana-preview';
import { MoraHint } from './mora-hint';
import { canAnswer, isOpen, type QuizState } from './quiz-machine';
import type { Submitted } from './use-quiz';
import { kanaOf } from './word';
import type { Wanted } from '../modes';
import { useTexts } from '../texts';

export interface AnswerBoxProps {
  /** Names the word's place in its session, for what is typed and not sent yet. */
  readonly draft: string;
  readonly state: QuizState;
  readonly word: SessionVocabulary;
  readonly wanted: Wanted;
  readonly onSubmit: (text: string) => Promise<Submitted>;
  readonly onType: () => void;
}

/**
 * The practice input. It has the focus whenever it is open; after a retry, and when an answer was taken back, the text stays and is
 * selected.
 */
export function AnswerBox({ draft, state, word, wanted, onSubmit, onType }: AnswerBoxProps) {
  const { t } = useTexts();
  const [text, setText, dropDraft] = useDraft(draft);
  const input = useRef<HTMLInputElement>(null);
  const wasClosed = useRef(false);
  const open = isOpen(state);
  const ready = canAnswer(state) && text.trim() !== '';
  const kana = kanaOf(word);

  useEffect(() => {
    if (open) {
      input.current?.focus({ preventScroll: true });
      if (wasClosed.current) input.current?.select();
    }
    wasClosed.current = !open;
  }, [open]);

  async function submit(): Promise<void> {
    if (!ready) return;
    const submitted = await onSubmit(text);
    if (submitted === 'again') input.current?.select();
    if (submitted === 'done') dropDraft();
  }

  return (
    <Stack gap={2}>
      <TextInput
        ref={input}
        label={t('quiz.answer')}
        labelHidden
        size="large"
        placeholder={t('quiz.placeholder')}
        value={text}
        onChange={(next) => {
          setText(next);
          onType();
        }}
        onEnter={(event) => {
          // A key that is held down asks once.
          if (!event.repeat) void submit();
        }}
        disabled={!open}
        // Not disabled meanwhile: a phone would fold its keyboard away and out again with every answer.
        readOnly={state.checking}
        maxLength={maxLength.answer}
        lang={wanted === 'english' ? 'en' : 'ja'}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        end={
          <IconButton
            label={t('quiz.submit')}
            icon={<Icon name="send" />}
            tone="ai"
            disabled={!ready}
            busy={state.checking}
            onClick={() => void submit()}
          />
        }
      />
      {wanted === 'english' ? (
        <Text size="sm" tone="soft">
          {t('quiz.wanted.english')}
        </Text>
      ) : (
        <Row justify="between" align="center" gap={2} wrap>
          <KanaPreview typed={text} wanted={wanted} />
          {open && kana !== null && <MoraHint kana={kana} partOfSpeech={word.partOfSpeech} />}
        </Row>
      )}
    </Stack>
  );
}
