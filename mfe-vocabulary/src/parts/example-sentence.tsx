import { type ReactNode, useMemo } from 'react';
import type { VocabularyEntry } from '@kotoba/api-client';
import {
  Card,
  Heading,
  LearnerText,
  Stack,
  Text,
  Furigana,
  JapaneseText,
  useReadingAids,
} from '@kotoba/shared-ui/core';
import { CheckedNote } from '@kotoba/shared-ui/words';
import { sentenceSegments } from '@kotoba/japanese';
import { InPlace } from '../edit/in-place';
import { Picture, WordAudio } from './word-media';
import { useTexts } from '../texts';

/** The Japanese of an example in each script that is known. */
function JapaneseSentence({ entry }: { readonly entry: VocabularyEntry }) {
  const { t } = useTexts();
  const { furigana, romaji } = useReadingAids();
  const { ja_sentence, ja_hiragana_sentence, romaji_sentence } = entry;
  const segments = useMemo(() => sentenceSegments(entry), [entry]);
  if (ja_sentence === null)
    return (
      <InPlace field="ja_sentence">
        <Text tone="soft">{t('word.noJapanese')}</Text>
      </InPlace>
    );
  return (
    <Stack gap={1}>
      <InPlace field="ja_sentence">
        <JapaneseText as="p" size="xl">
          {segments ? <Furigana segments={segments} /> : ja_sentence}
        </JapaneseText>
      </InPlace>
      {ja_hiragana_sentence && (furigana === 'always' || (furigana === 'hover' && !segments)) && (
        <InPlace field="ja_hiragana_sentence">
          <JapaneseText as="p" tone="soft">
            {ja_hiragana_sentence}
          </JapaneseText>
        </InPlace>
      )}
      {romaji && romaji_sentence && (
        <InPlace field="romaji_sentence">
          <Text tone="soft" size="sm" lang="ja-Latn">
            {romaji_sentence}
          </Text>
        </InPlace>
      )}
    </Stack>
  );
}

interface ExampleSentenceProps {
  readonly entry: VocabularyEntry;
  /** What can be done with the sentence. */
  readonly tools?: ReactNode;
  /** What is offered while there is none. */
  readonly write?: ReactNode;
}

/** The example: in kanji with readings, in kana, in romaji, in English, with its sound and its picture. */
export function ExampleSentence({ entry, tools, write }: ExampleSentenceProps) {
  const { t } = useTexts();
  const { ja_sentence, en_sentence, sentence_image_url } = entry;
  const none = ja_sentence === null && en_sentence === null;
  return (
    <Card as="section" aria-labelledby="example-sentence">
      <Heading level={2} id="example-sentence">
        {t('word.sentence')}
      </Heading>
      {none ? (
        <Stack gap={3}>
          <Text tone="soft">{t('word.noSentence')}</Text>
          {write}
        </Stack>
      ) : (
        <Stack gap={3}>
          <CheckedNote entry={entry} part="sentence" />
          <JapaneseSentence entry={entry} />
          <InPlace field="en_sentence">
            {en_sentence === null ? (
              <Text tone="soft">{t('word.noEnglish')}</Text>
            ) : (
              <LearnerText>{en_sentence}</LearnerText>
            )}
          </InPlace>
          <WordAudio
            entry={entry}
            sounds={[
              ...(ja_sentence === null ? [] : (['ja_sentence'] as const)),
              ...(en_sentence === null ? [] : (['en_sentence'] as const)),
            ]}
          />
          {sentence_image_url !== null && (
            <Picture url={sentence_image_url} alt={entry.sentence_image_alt} ratio="16 / 9" />
          )}
        </Stack>
      )}
      {tools}
    </Card>
  );
}
