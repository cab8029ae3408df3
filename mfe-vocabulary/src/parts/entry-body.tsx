import type { ReactNode } from 'react';
import { type VocabularyEntry, useReadings } from '@kotoba/api-client';
import {
  Stack,
  MixedText,
  Text,
  Card,
  Heading,
  isJapanese,
  JapaneseText,
  Row,
  Grid,
  Headword,
} from '@kotoba/shared-ui/core';
import {
  CheckedMark,
  CheckedNote,
  DefinitionRows,
  SourceChip,
  WordTags,
  type DefinitionRow,
  WordBadges,
} from '@kotoba/shared-ui/data';
import { wordSegments } from '@kotoba/japanese';
import { EntryColumns } from './entry-screen';
import { ExampleSentence } from './example-sentence';
import { useTexts } from '../texts';
import { formatDay, tagsOf } from '../word';
import { Picture, WordAudio } from './word-media';

/** How the word is used: the phrase book's remark, or what the learner noted; the Japanese in it is marked as such. */
function WordNote({ note }: { readonly note: string }) {
  const { t } = useTexts();
  return (
    <Stack gap={1}>
      <Text size="sm" tone="soft">
        {t('word.notes')}
      </Text>
      <MixedText>{note}</MixedText>
    </Stack>
  );
}

/** A learner's name of a collection or topic. */
function Name({ children }: { readonly children: string }) {
  return <span lang={isJapanese(children) ? 'ja' : undefined}>{children}</span>;
}

/** Every writing of the word, what kind of word it is, and where it lies. */
function WordFacts({ entry }: { readonly entry: VocabularyEntry }) {
  const { t, language } = useTexts();
  const { level, sources } = entry;
  const written = (text: string | null, fallback: string) =>
    text ? (
      <JapaneseText weight="semibold">{text}</JapaneseText>
    ) : (
      <Text as="span" tone="soft">
        {fallback}
      </Text>
    );
  const levelRow: DefinitionRow = {
    term: t('word.level'),
    value: (
      <Row gap={2} justify="end">
        <span>{t('word.about', { level: level ?? '' })}</span>
        <SourceChip source={sources.level} />
      </Row>
    ),
  };
  const rows: DefinitionRow[] = [
    { term: t('word.hiragana'), value: written(entry.hiragana, t('word.noHiragana')) },
    { term: t('word.katakana'), value: written(entry.katakana, t('word.noKatakana')) },
    { term: t('word.kanji'), value: written(entry.kanji, t('word.noKanji')) },
    { term: t('word.romaji'), value: <span lang="ja-Latn">{entry.romaji}</span> },
    { term: t('word.partOfSpeech'), value: entry.part_of_speech },
    ...(level === null ? [] : [levelRow]),
    { term: t('word.collection'), value: <Name>{entry.user_topic}</Name> },
    { term: t('word.topic'), value: <Name>{entry.topic}</Name> },
    {
      term: t('word.added'),
      value: <time dateTime={entry.created_at}>{formatDay(entry.created_at, language)}</time>,
    },
  ];
  return (
    <Card as="section" aria-labelledby="word-facts">
      <Row justify="between">
        <Heading level={2} id="word-facts">
          {t('word.facts')}
        </Heading>
        <Row gap={1.5}>
          <SourceChip source={sources.word} />
          <CheckedMark entry={entry} part="word" />
        </Row>
      </Row>
      <CheckedNote entry={entry} part="word" />
      {entry.notes && <WordNote note={entry.notes} />}
      <DefinitionRows rows={rows} />
      <WordTags tags={tagsOf(entry)} />
    </Card>
  );
}

interface WordHeroProps {
  readonly entry: VocabularyEntry;
  /** What can be done with the picture. */
  readonly pictureTools?: ReactNode;
}

/** The word itself: big, with its reading, its romaji and its sound, beside its picture. */
function WordHero({ entry, pictureTools }: WordHeroProps) {
  const { t } = useTexts();
  const readings = useReadings();
  return (
    <Card as="section" aria-label={t('word.word')}>
      <Grid columns={{ xs: 1, md: 'minmax(0, 1fr) 368px' }} gap={5} align="center">
        <Stack gap={4}>
          <WordBadges word={{ partOfSpeech: entry.part_of_speech, level: entry.level }} />
          <Headword
            as="p"
            size="detail"
            segments={wordSegments(entry)}
            romaji={entry.romaji}
            readings={readings}
          />
          <WordAudio entry={entry} sounds={['ja_word', 'en_word']} />
        </Stack>
        <Stack gap={3}>
          <Picture url={entry.word_image_url} alt={entry.word_image_alt} ratio="4 / 3" />
          {pictureTools}
        </Stack>
      </Grid>
    </Card>
  );
}

interface EntryBodyProps {
  readonly entry: VocabularyEntry;
  readonly pictureTools?: ReactNode;
  readonly sentenceTools?: ReactNode;
  /** Offered while the word has no example. */
  readonly writeSentence?: ReactNode;
  /** Under the example: what only one of the screens has. */
  readonly below?: ReactNode;
  /** Under the facts. */
  readonly beside?: ReactNode;
}

/** Everything that is known of a word; the editor adds its tools. */
export function EntryBody({
  entry,
  pictureTools,
  sentenceTools,
  writeSentence,
  below,
  beside,
}: EntryBodyProps) {
  return (
    <EntryColumns
      top={<WordHero entry={entry} pictureTools={pictureTools} />}
      main={
        <Stack gap={5}>
          <ExampleSentence entry={entry} tools={sentenceTools} write={writeSentence} />
          {below}
        </Stack>
      }
      aside={
        <Stack gap={5}>
          <WordFacts entry={entry} />
          {beside}
        </Stack>
      }
    />
  );
}
