import { paths } from '@kotoba/contracts';
import {
  isJapanese,
  JapaneseText,
  Section,
  Stack,
  Text,
  TextLink,
  useWidthFrom,
} from '@kotoba/shared-ui/core';
import { DataTable, type DataColumn } from '@kotoba/shared-ui/data';
import type { LearningStats } from '@kotoba/api-client';
import { useTexts } from '../texts';

type Leech = LearningStats['leeches'][number];
type HardWord = LearningStats['hardest'][number];

function WordLink({ word: { id, jaWord, enWord } }: { readonly word: HardWord }) {
  return (
    <Stack gap={0}>
      <JapaneseText weight="semibold">{jaWord}</JapaneseText>
      <TextLink to={paths.vocabularyDetail(id)}>{enWord}</TextLink>
    </Stack>
  );
}

/** What both tables tell: the word with the way to it, what was asked for, how often it was forgotten. */
function useWordColumns() {
  const { t } = useTexts();
  const direction = (word: HardWord): string => t(`stats.${word.direction}`);
  const lapses = (word: HardWord): string => t('stats.times', { count: word.lapses });
  const columns: DataColumn<HardWord>[] = [
    { id: 'word', title: t('stats.word'), cell: (word) => <WordLink word={word} /> },
    { id: 'direction', title: t('stats.direction'), cell: direction },
    { id: 'lapses', title: t('stats.forgotten'), cell: lapses, align: 'end' },
  ];
  return { columns, direction, lapses };
}

/** With what was typed instead: a column more, or on a phone two columns that say the same. */
function useLeechColumns(): DataColumn<Leech>[] {
  const { t } = useTexts();
  const { columns, direction, lapses } = useWordColumns();
  const isWide = useWidthFrom('sm');
  const confused: DataColumn<Leech> = {
    id: 'confused',
    title: t('stats.confused'),
    cell: ({ confusedWith }) => <Confusions of={confusedWith} />,
  };
  if (isWide) return [...columns, confused];
  const word = (leech: Leech) => (
    <Stack gap={0}>
      <WordLink word={leech} />
      <Text as="span" size="sm" tone="soft">
        {direction(leech)}, {lapses(leech)}
      </Text>
    </Stack>
  );
  return [{ id: 'word', title: t('stats.word'), cell: word }, confused];
}

const keyOf = ({ id, direction }: HardWord): string => `${id}-${direction}`;

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

/** Leeches with what was typed instead of them, and the hardest words. */
export function HardWords({ leeches, hardest }: Pick<LearningStats, 'leeches' | 'hardest'>) {
  const { t } = useTexts();
  const { columns } = useWordColumns();
  const leechColumns = useLeechColumns();
  return (
    <>
      <Section title={t('stats.leeches')} description={t('stats.leechesText')}>
        {leeches.length === 0 ? (
          <Text tone="soft">{t('stats.noLeeches')}</Text>
        ) : (
          <DataTable<Leech>
            caption={t('stats.tableOf', { label: t('stats.leeches') })}
            columns={leechColumns}
            items={leeches}
            keyOf={keyOf}
          />
        )}
      </Section>
      <Section title={t('stats.hardest')}>
        {hardest.length === 0 ? (
          <Text tone="soft">{t('stats.noHardest')}</Text>
        ) : (
          <DataTable
            caption={t('stats.tableOf', { label: t('stats.hardest') })}
            columns={columns}
            items={hardest}
            keyOf={keyOf}
          />
        )}
      </Section>
    </>
  );
}
