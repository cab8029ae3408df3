import type { ComponentProps, ReactNode } from 'react';
import type { PitchMora, VocabularyEntry } from '@kotoba/api-client';
import {
  Stack,
  MixedText,
  Text,
  Card,
  Heading,
  isJapanese,
  LearnerText,
  JapaneseText,
  Row,
  Grid,
  Headword,
  useReadingAids,
  ASKS,
} from '@kotoba/shared-ui/core';
import { DefinitionRows, type DefinitionRow } from '@kotoba/shared-ui/data';
import { CheckedNote, WordTags, WordBadges, wordPlace } from '@kotoba/shared-ui/words';
import { wordSegments } from '@kotoba/japanese';
import { Disclosure } from './disclosure';
import { EntryColumns } from './entry-screen';
import { ExampleSentence } from './example-sentence';
import { InPlace } from '../edit/in-place';
import { PitchLine } from './pitch-line';
import { useTexts } from '../texts';
import { formatDay, meaningsOf, tagsOf } from '../word';
import { Picture, WordAudio } from './word-media';

/** How the word is used: the phrase book's remark, or what the learner noted; the Japanese in it is marked as such. */
function WordNote({ note }: { readonly note: string }) {
  const { t } = useTexts();
  return (
    <Stack gap={1}>
      <Text size="sm" tone="soft">
        {t('word.notes')}
      </Text>
      <InPlace field="notes">
        <MixedText>{note}</MixedText>
      </InPlace>
    </Stack>
  );
}

/** A learner's name of a collection or topic. */
function Name({ children }: { readonly children: string }) {
  return <span lang={isJapanese(children) ? 'ja' : undefined}>{children}</span>;
}

/** Who made what of the entry and when it came, in rows of a few words. Source: VOC-8. */
function Origin({ entry }: { readonly entry: VocabularyEntry }) {
  const { t, language } = useTexts();
  const { sources } = entry;
  const rows = ORIGINS.flatMap(([part, term]) => {
    const source = sources[part];
    return source === undefined ? [] : [{ term: t(term), value: t(`origin.${source}`) }];
  });
  const added = {
    term: t('word.added'),
    value: <time dateTime={entry.created_at}>{formatDay(entry.created_at, language)}</time>,
  };
  return (
    <Disclosure title={<Text as="span">{t('origin.title')}</Text>}>
      <DefinitionRows rows={[...rows, added]} />
      {entry.checked && (
        <Text size="sm" tone="soft">
          {t('origin.checked')}
        </Text>
      )}
    </Disclosure>
  );
}

const ORIGINS = [
  ['word', 'word.word'],
  ['sentence', 'origin.ofSentence'],
  ['level', 'origin.ofLevel'],
] as const;

type FactField = ComponentProps<typeof InPlace>['field'];

/** Every writing of the word, what kind of word it is, and where it lies. */
function WordFacts({ entry }: { readonly entry: VocabularyEntry }) {
  const { t } = useTexts();
  const { romaji } = useReadingAids();
  const { level } = entry;
  const missing = (text: string) => (
    <Text as="span" size="sm" tone="soft">
      {text}
    </Text>
  );
  const written = (text: string | null, fallback: string) =>
    text ? <JapaneseText weight="semibold">{text}</JapaneseText> : missing(fallback);
  const inPlace = (field: FactField, term: string, value: ReactNode): DefinitionRow => ({
    term,
    value: <InPlace field={field}>{value}</InPlace>,
  });
  const rows: DefinitionRow[] = [
    inPlace('hiragana', t('word.hiragana'), written(entry.hiragana, t('word.noHiragana'))),
    inPlace('katakana', t('word.katakana'), written(entry.katakana, t('word.noKatakana'))),
    inPlace('kanji', t('word.kanji'), written(entry.kanji, t('word.noKanji'))),
    ...(romaji ? [inPlace('romaji', t('word.romaji'), <span lang="ja-Latn">{entry.romaji}</span>)] : []),
    inPlace('part_of_speech', t('word.partOfSpeech'), entry.part_of_speech),
    inPlace(
      'level',
      t('word.level'),
      level === null ? missing(t('edit.noLevel')) : t('word.about', { level }),
    ),
    inPlace('user_topic', t('word.collection'), <Name>{entry.user_topic}</Name>),
    inPlace('topic', t('word.topic'), <Name>{entry.topic}</Name>),
    inPlace('tags', t('word.tags'), <WordTags tags={tagsOf(entry)} />),
  ];
  return (
    <Card as="section" aria-labelledby="word-facts">
      <Heading level={2} id="word-facts">
        {t('word.facts')}
      </Heading>
      <CheckedNote entry={entry} part="word" />
      {entry.notes ? <WordNote note={entry.notes} /> : <InPlace field="notes" add={t('edit.addNote')} />}
      <DefinitionRows rows={rows} />
      <Origin entry={entry} />
    </Card>
  );
}

/** What the word means: the first meaning large, the others below it. */
function Meanings({ entry }: { readonly entry: VocabularyEntry }) {
  const [first = '', ...others] = meaningsOf(entry);
  return (
    <Stack gap={1} sx={{ minWidth: 0 }}>
      <LearnerText size="xl" weight="semibold">
        {first}
      </LearnerText>
      {others.length > 0 && <LearnerText tone="soft">{others.join('; ')}</LearnerText>}
    </Stack>
  );
}

interface WordHeroProps extends Pick<EntryBodyProps, 'pitch'> {
  readonly entry: VocabularyEntry;
  /** What can be done with the picture. */
  readonly pictureTools?: ReactNode;
}

/** The word itself: its Japanese leads, with reading and sound; what it means; beside it its picture. */
function WordHero({ entry, pitch, pictureTools }: WordHeroProps) {
  const { t } = useTexts();
  return (
    <Card as="section" aria-label={t('word.word')}>
      <Grid columns={{ xs: 1, md: 'minmax(0, 1fr) 368px' }} gap={5} align="center">
        <Stack gap={5}>
          <Row gap={4} className={ASKS}>
            <div style={wordPlace}>
              <Headword as="p" size="detail" segments={wordSegments(entry)} romaji={entry.romaji} />
            </div>
            <WordAudio entry={entry} sounds={['ja_word']} />
            {pitch && <PitchLine pitch={pitch} />}
          </Row>
          <Row gap={4}>
            <InPlace field="en_word">
              <Meanings entry={entry} />
            </InPlace>
            <WordAudio entry={entry} sounds={['en_word']} />
          </Row>
          <WordBadges word={{ partOfSpeech: entry.part_of_speech, level: entry.level }} />
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
  /** How it is said, where that is known. */
  readonly pitch?: readonly PitchMora[] | null | undefined;
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
  pitch,
  pictureTools,
  sentenceTools,
  writeSentence,
  below,
  beside,
}: EntryBodyProps) {
  return (
    <EntryColumns
      top={<WordHero entry={entry} pitch={pitch} pictureTools={pictureTools} />}
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
