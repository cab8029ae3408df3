import { useMemo, type ComponentProps } from 'react';
import { Furigana, JapaneseText, Stack, Text } from '@kotoba/shared-ui/core';
import type { SessionVocabulary } from '@kotoba/api-client';
import { exampleSegments } from '../word';

interface ExampleProps extends Pick<ComponentProps<typeof JapaneseText>, 'align'> {
  readonly word: SessionVocabulary;
}

/** The word's example with its readings as the learner wants them, and what it says; nothing where there is none. */
export function Example({ word, align }: ExampleProps) {
  const segments = useMemo(() => exampleSegments(word), [word]);
  if (!word.jaSentence) return null;
  return (
    <Stack gap={1}>
      <JapaneseText as="p" align={align} size="lg">
        {segments ? <Furigana segments={segments} /> : word.jaSentence}
      </JapaneseText>
      <Text size="sm" tone="soft" align={align}>
        {word.enSentence}
      </Text>
    </Stack>
  );
}
