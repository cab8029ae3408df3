import type { Ref } from 'react';
import { Chip, Heading, Headword, Icon, Row, Stack, Text, type SoundKind } from '@kotoba/shared-ui/core';
import type { SessionVocabulary } from '@kotoba/api-client';
import { promptSegments } from './word';
import { WordAudio } from './word-audio';
import type { Prompt as PromptKind } from '../modes';
import { useTexts } from '../texts';

export interface PromptProps {
  readonly word: SessionVocabulary;
  readonly prompt: PromptKind;
  /** The answer may be heard now: it was given or revealed. */
  readonly open: boolean;
  /** The word came back after a wrong answer. */
  readonly again: boolean;
  /** The row of recordings, for the key that plays one. */
  readonly sounds: Ref<HTMLDivElement>;
}

const soundsOf = (prompt: PromptKind, open: boolean): SoundKind[] => {
  if (open) return ['ja_word', 'en_word'];
  return prompt === 'english' ? ['en_word'] : ['ja_word'];
};

/** The question: the word in its prompt form, its part of speech, and what may be heard without giving the answer away. */
export function Prompt({ word, prompt, open, again, sounds }: PromptProps) {
  const { t } = useTexts();
  return (
    <Stack gap={4} align="center">
      <Row gap={2} wrap justify="center">
        <Chip>{word.partOfSpeech}</Chip>
        {again && (
          <Chip tone="yamabuki" icon={<Icon name="retry" size={14} />}>
            {t('quiz.again')}
          </Chip>
        )}
      </Row>
      {prompt === 'english' ? (
        <Heading level={2} size="3xl" align="center">
          {word.enWord}
        </Heading>
      ) : (
        <Headword as="h2" size="quiz" segments={promptSegments(word, prompt)} />
      )}
      <div ref={sounds}>
        <WordAudio vocabularyId={word.id} sounds={soundsOf(prompt, open)} />
      </div>
      <Text size="sm" tone="soft" align="center">
        {[word.topic.userTopic.name, word.topic.name].join(' · ')}
      </Text>
    </Stack>
  );
}
