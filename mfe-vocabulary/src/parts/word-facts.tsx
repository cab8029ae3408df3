import type { VocabularyEntry } from '@kotoba/api-client';
import { Card, Heading, isJapanese, JapaneseText, Row, Text } from '@kotoba/shared-ui/core';
import {
  CheckedMark,
  CheckedNote,
  DefinitionRows,
  SourceChip,
  WordTags,
  type DefinitionRow,
} from '@kotoba/shared-ui/data';
import { WordNote } from './word-note';
import { formatDay, tagsOf } from '../word';
import { useTexts } from '../texts';

/** A learner's name of a collection or topic. */
function Name({ children }: { readonly children: string }) {
  return <span lang={isJapanese(children) ? 'ja' : undefined}>{children}</span>;
}

/** Every writing of the word, what kind of word it is, and where it lies. */
export function WordFacts({ entry }: { readonly entry: VocabularyEntry }) {
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
