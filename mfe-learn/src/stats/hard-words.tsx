import { paths } from '@kotoba/contracts';
import { isJapanese, JapaneseText, Section, Stack, Text, TextLink } from '@kotoba/shared-ui/core';
import { DataTable, type DataColumn } from '@kotoba/shared-ui/data';
import type { LearningStats } from '@kotoba/api-client';
import { useTexts } from '../texts';

type Leech = LearningStats['leeches'][number];
type HardWord = LearningStats['hardest'][number];

/** The columns that both tables share: the word with the way to it, what was asked for, how often it was forgotten. */
function useWordColumns(): DataColumn<HardWord>[] {
  const { t } = useTexts();
  return [
    {
      id: 'word',
      title: t('stats.word'),
      cell: ({ id, jaWord, enWord }) => (
        <Stack gap={0}>
          <JapaneseText weight="semibold">{jaWord}</JapaneseText>
          <TextLink to={paths.vocabularyDetail(id)}>{enWord}</TextLink>
        </Stack>
      ),
    },
    { id: 'direction', title: t('stats.direction'), cell: ({ direction }) => t(`stats.${direction}`) },
    {
      id: 'lapses',
      title: t('stats.forgotten'),
      cell: ({ lapses }) => t('stats.times', { count: lapses }),
      align: 'end',
    },
  ];
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
  const columns = useWordColumns();
  const confusions: DataColumn<Leech> = {
    id: 'confused',
    title: t('stats.confused'),
    cell: ({ confusedWith }) => <Confusions of={confusedWith} />,
  };
  return (
    <>
      <Section title={t('stats.leeches')} description={t('stats.leechesText')}>
        {leeches.length === 0 ? (
          <Text tone="soft">{t('stats.noLeeches')}</Text>
        ) : (
          <DataTable<Leech>
            caption={t('stats.tableOf', { label: t('stats.leeches') })}
            columns={[...columns, confusions]}
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
