import type { Deck } from '@kotoba/api-client';
import { alignFurigana } from '@kotoba/japanese';
import { Furigana, JapaneseText, Row, Stack, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

interface DeckWordsProps {
  readonly words: readonly (Deck['first'][number] & { readonly known?: boolean })[];
  readonly label: string;
}

/** Words of a deck one beside the other, each above its first meaning. */
export function DeckWords({ words, label }: DeckWordsProps) {
  const { t } = useTexts();
  return (
    <Row
      as="ul"
      aria-label={label}
      gap={4}
      align="end"
      style={{ margin: 0, padding: 0, listStyle: 'none', rowGap: 8 }}
    >
      {words.map(({ ja_word, kana, en_word, known = false }) => (
        <Stack as="li" key={`${ja_word} ${kana} ${en_word}`} gap={0}>
          <JapaneseText as="span" size="lg">
            <Furigana segments={alignFurigana(ja_word, kana ?? '')} />
          </JapaneseText>
          <Text as="span" size="sm" tone="soft" lang="en">
            {en_word.split('; ')[0]}
            {known && ` · ${t('decks.yours')}`}
          </Text>
        </Stack>
      ))}
    </Row>
  );
}
