import { useMemo } from 'react';
import type { ChatCard } from '@kotoba/api-client';
import { sentenceSegments } from '@kotoba/japanese';
import { CardOrigin } from './card-origin';
import { Furigana, JapaneseText, LearnerText, Stack } from '@kotoba/shared-ui/core';

interface CardSentenceProps {
  readonly card: Pick<
    ChatCard,
    | 'ja_word'
    | 'hiragana'
    | 'katakana'
    | 'ja_sentence'
    | 'ja_hiragana_sentence'
    | 'en_sentence'
    | 'sources'
    | 'unchecked'
  >;
  readonly readings: boolean;
}

/** The example of a card with its translation; nothing when there is none. */
export function CardSentence({ card, readings }: CardSentenceProps) {
  const { ja_sentence, ja_hiragana_sentence, en_sentence } = card;
  const segments = useMemo(
    () => (ja_sentence === null ? null : sentenceSegments(ja_sentence, ja_hiragana_sentence, card)),
    [ja_sentence, ja_hiragana_sentence, card],
  );
  if (ja_sentence === null && en_sentence === null) return null;
  return (
    <Stack gap={1}>
      {ja_sentence !== null && (
        <JapaneseText as="p">
          {segments ? <Furigana segments={segments} readings={readings} /> : ja_sentence}
        </JapaneseText>
      )}
      {en_sentence !== null && (
        <LearnerText size="sm" tone="soft">
          {en_sentence}
        </LearnerText>
      )}
      <CardOrigin card={card} part="sentence" />
    </Stack>
  );
}
