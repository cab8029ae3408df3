import type { Deck } from '@kotoba/api-client';
import { alignFurigana } from '@kotoba/japanese';
import { Furigana, Grid, JapaneseText, Stack, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

interface DeckWordsProps {
  readonly words: readonly (Deck['first'][number] & { readonly known?: boolean })[];
  /** Whether kana stand above kanji. */
  readonly readings: boolean;
  readonly label: string;
}

/** Words of a deck beside each other, each with its meaning. */
export function DeckWords({ words, readings, label }: DeckWordsProps) {
  const { t } = useTexts();
  return (
    <Grid as="ul" aria-label={label} columns={2} gap={2} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {words.map(({ ja_word, kana, en_word, known = false }) => (
        <Stack as="li" key={`${ja_word} ${kana} ${en_word}`} gap={0}>
          <JapaneseText as="span" size="lg">
            <Furigana segments={alignFurigana(ja_word, kana ?? '')} readings={readings} />
          </JapaneseText>
          <Text as="span" size="sm" tone="soft" lang="en">
            {en_word}
            {known && ` · ${t('decks.yours')}`}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
