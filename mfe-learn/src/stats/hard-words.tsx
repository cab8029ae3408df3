import { MIXED_MODE, paths } from '@kotoba/contracts';
import {
  Button,
  Icon,
  isJapanese,
  Row,
  Section,
  Stack,
  Text,
  TextLink,
  useWidthFrom,
  ReadingBeside,
} from '@kotoba/shared-ui/core';
import { DataTable, type DataColumn } from '@kotoba/shared-ui/data';
import type { LearningStats } from '@kotoba/api-client';
import { useStartSession } from '../home/use-start-session';
import { useTexts } from '../texts';

type Leech = LearningStats['leeches'][number];
type HardWord = LearningStats['hardest'][number];

function WordLink({ word: { id, jaWord, reading, enWord } }: { readonly word: HardWord }) {
  return (
    <Stack gap={0}>
      <ReadingBeside word={jaWord} reading={reading === jaWord ? null : reading} weight="semibold" />
      <TextLink to={paths.vocabularyDetail(id)} lang={isJapanese(enWord) ? 'ja' : undefined}>
        {enWord}
      </TextLink>
    </Stack>
  );
}

interface WordTableProps<Word> {
  readonly label: string;
  readonly words: readonly Word[];
  /** What this table tells beyond the others. */
  readonly own: DataColumn<Word>;
}

/**
 * Words that were forgotten: each with the way to it, what was asked for, how often it was forgotten, and one thing
 * more. On a phone the word and what is told of it share a column.
 */
function WordTable<Word extends HardWord>({ label, words, own }: WordTableProps<Word>) {
  const { t } = useTexts();
  const isWide = useWidthFrom('sm');
  const direction = (word: Word): string => t(`stats.${word.direction}`);
  const lapses = (word: Word): string => t('stats.times', { count: word.lapses });
  const title = t('stats.word');
  const wide: DataColumn<Word>[] = [
    { id: 'word', title, cell: (word) => <WordLink word={word} /> },
    { id: 'direction', title: t('stats.direction'), cell: direction },
    { id: 'lapses', title: t('stats.forgotten'), cell: lapses, align: 'end' },
    own,
  ];
  const cell = (word: Word) => (
    <Stack gap={0}>
      <WordLink word={word} />
      <Text as="span" size="sm" tone="soft">
        {direction(word)}, {lapses(word)}
      </Text>
    </Stack>
  );
  return (
    <DataTable
      caption={t('stats.tableOf', { label })}
      columns={isWide ? wide : [{ id: 'word', title, cell }, own]}
      items={words}
      keyOf={({ id, direction: asked }) => `${id}-${asked}`}
      fixed={!isWide}
    />
  );
}

function Confusions({ of }: { readonly of: Leech['confusedWith'] }) {
  const { t } = useTexts();
  return (
    <Stack gap={0}>
      {of.map(({ answer, count }) => (
        <Text key={answer} as="span" size="sm" lang={isJapanese(answer) ? 'ja' : 'en'}>
          {t('stats.confusion', { answer, count })}
        </Text>
      ))}
    </Stack>
  );
}

function Leeches({ words }: { readonly words: readonly Leech[] }) {
  const { t } = useTexts();
  if (words.length === 0) return <Text tone="soft">{t('stats.noLeeches')}</Text>;
  const confused: DataColumn<Leech> = {
    id: 'confused',
    title: t('stats.confused'),
    cell: ({ confusedWith }) => <Confusions of={confusedWith} />,
  };
  return <WordTable label={t('stats.leeches')} words={words} own={confused} />;
}

function Hardest({ words }: { readonly words: readonly HardWord[] }) {
  const { t, language } = useTexts();
  if (words.length === 0) return <Text tone="soft">{t('stats.noHardest')}</Text>;
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const hard: DataColumn<HardWord> = {
    id: 'difficulty',
    title: t('stats.difficulty'),
    cell: ({ difficulty }) => t('stats.difficultyOf', { difficulty: number.format(difficulty) }),
    align: 'end',
  };
  return <WordTable label={t('stats.hardest')} words={words} own={hard} />;
}

/** Starts a session of the words of a table, each once. Source: LEARN-61. */
function PractiseThese({ words }: { readonly words: readonly HardWord[] }) {
  const { t } = useTexts();
  const { start, starting } = useStartSession();
  if (words.length === 0) return null;
  const find = async () => ({ ids: [...new Set(words.map(({ id }) => id))] });
  const plan = { find, mode: MIXED_MODE, none: t('setup.smartNone'), failed: t('wizard.startFailed') };
  return (
    <Row>
      <Button icon={<Icon name="learn" size={18} />} busy={starting} onClick={() => void start(plan)}>
        {t('stats.practise')}
      </Button>
    </Row>
  );
}

/** Leeches with what was typed instead of them, and the hardest words. */
export function HardWords({ leeches, hardest }: Pick<LearningStats, 'leeches' | 'hardest'>) {
  const { t } = useTexts();
  return (
    <>
      <Section title={t('stats.leeches')} description={t('stats.leechesText')}>
        <Leeches words={leeches} />
        <PractiseThese words={leeches} />
      </Section>
      <Section title={t('stats.hardest')} description={t('stats.hardestText')}>
        <Hardest words={hardest} />
        <PractiseThese words={hardest} />
      </Section>
    </>
  );
}
