import { useEffect, useRef } from 'react';
import { useDraft } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Icon, IconButton, Stack, Text } from '@kotoba/shared-ui/core';
import { TextInput } from '@kotoba/shared-ui/forms';
import { canAnswer, isOpen, type Answer, type QuizState } from './quiz-machine';
import type { Wanted } from '../modes';
import { useTexts } from '../texts';

export interface AnswerBoxProps {
  /** Names the word's place in its session, for what is typed and not sent yet. */
  readonly draft: string;
  readonly state: QuizState;
  readonly wanted: Wanted;
  readonly onSubmit: (text: string) => Promise<Answer | null>;
  readonly onType: () => void;
}

/** The practice input. It has the focus whenever it is open; after a retry the text stays and is selected. */
export function AnswerBox({ draft, state, wanted, onSubmit, onType }: AnswerBoxProps) {
  const { t } = useTexts();
  const [text, setText, dropDraft] = useDraft(draft);
  const input = useRef<HTMLInputElement>(null);
  const open = isOpen(state);
  const ready = canAnswer(state) && text.trim() !== '';

  useEffect(() => {
    if (open) input.current?.focus({ preventScroll: true });
  }, [open]);

  async function submit(): Promise<void> {
    if (!ready) return;
    const answer = await onSubmit(text);
    if (answer?.verdict === 'retry') input.current?.select();
    else if (answer) dropDraft();
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
      <Text size="sm" tone="soft">
        {t(`quiz.wanted.${wanted}`)}
      </Text>
    </Stack>
  );
}
