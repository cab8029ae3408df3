import { useMemo } from 'react';
import { useReadings, type VocabularyEntry } from '@kotoba/api-client';
import { sentenceSegments } from '@kotoba/japanese';
import { Furigana, JapaneseText, Stack, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** The Japanese of an example in each script that is known. */
export function JapaneseSentence({ entry }: { readonly entry: VocabularyEntry }) {
  const { t } = useTexts();
  const readings = useReadings();
  const { ja_sentence, ja_hiragana_sentence, romaji_sentence } = entry;
  const segments = useMemo(
    () => (ja_sentence === null ? null : sentenceSegments(ja_sentence, ja_hiragana_sentence, entry)),
    [ja_sentence, ja_hiragana_sentence, entry],
  );
  if (ja_sentence === null) return <Text tone="soft">{t('word.noJapanese')}</Text>;
  return (
    <Stack gap={1}>
      <JapaneseText as="p" size="xl">
        {segments ? <Furigana segments={segments} readings={readings} /> : ja_sentence}
      </JapaneseText>
      {ja_hiragana_sentence && (
        <JapaneseText as="p" tone="soft">
          {ja_hiragana_sentence}
        </JapaneseText>
      )}
      {romaji_sentence && (
        <Text tone="soft" size="sm" lang="ja-Latn">
          {romaji_sentence}
        </Text>
      )}
    </Stack>
  );
}
