import { useState } from 'react';
import {
  Box,
  Button,
  Chip,
  Icon,
  JapaneseText,
  LearnerText,
  Row,
  Section,
  Stack,
  Text,
  useWidthFrom,
} from '@kotoba/shared-ui/core';
import { DataTable, type DataColumn } from '@kotoba/shared-ui/data';
import { Toolbar } from '@kotoba/shared-ui/list';
import { Select } from '@kotoba/shared-ui/select';
import { Switch } from '@kotoba/shared-ui/switch';
import { saveFile, type LearningSession } from '@kotoba/api-client';
import {
  rowsAsCsv,
  arranged,
  rowOrders,
  rowsOf,
  type RowOrder,
  type RowVerdict,
  type WordRow,
} from './word-rows';
import { useTexts } from '../texts';

const looks = {
  correct: { tone: 'matsu', icon: 'check' },
  incorrect: { tone: 'beni', icon: 'close' },
  reviewed: { tone: 'yamabuki', icon: 'eye' },
  open: { tone: 'neutral', icon: 'minus' },
} as const satisfies Record<RowVerdict, object>;

function Word({ row }: { readonly row: WordRow }) {
  const { t } = useTexts();
  if (!row.word) return <Text tone="soft">{t('results.deletedWord')}</Text>;
  return (
    <Stack gap={0}>
      <JapaneseText weight="semibold">{row.word.ja}</JapaneseText>
      <Text as="span" size="sm" tone="soft">
        {row.word.en}
      </Text>
    </Stack>
  );
}

/** A text as it was typed, or what is said where there is none. */
function Answer({ text, none }: { readonly text: string; readonly none: string }) {
  if (text !== '') {
    return (
      // However long: it breaks, and pushes nothing out of sight.
      <LearnerText as="span" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </LearnerText>
    );
  }
  return (
    <Text as="span" tone="soft">
      {none}
    </Text>
  );
}

function Verdict({ verdict }: Pick<WordRow, 'verdict'>) {
  const { t } = useTexts();
  return (
    <Chip tone={looks[verdict].tone} icon={<Icon name={looks[verdict].icon} size={14} />}>
      {t(`results.verdict.${verdict}`)}
    </Chip>
  );
}

/** What was typed under its verdict, and the right answer where it was another one. */
function Outcome({ row: { verdict, typed, right } }: { readonly row: WordRow }) {
  const { t } = useTexts();
  return (
    <Stack gap={1} align="start">
      <Verdict verdict={verdict} />
      {typed !== '' && <LearnerText as="span">{typed}</LearnerText>}
      {right !== typed && right !== '' && (
        <Row gap={1} align="baseline" wrap={false}>
          <Icon name="arrowRight" size={14} label={t('results.right')} />
          <LearnerText as="span">{right}</LearnerText>
        </Row>
      )}
    </Stack>
  );
}

/** Four columns, or on a phone two that say the same. */
function useWordColumns(isWide: boolean): DataColumn<WordRow>[] {
  const { t } = useTexts();
  const word = { id: 'word', title: t('results.word'), cell: (row: WordRow) => <Word row={row} /> };
  if (!isWide)
    return [word, { id: 'typed', title: t('results.typed'), cell: (row) => <Outcome row={row} /> }];
  return [
    word,
    { id: 'verdict', title: t('results.verdict'), cell: ({ verdict }) => <Verdict verdict={verdict} /> },
    {
      id: 'typed',
      title: t('results.typed'),
      cell: ({ typed }) => <Answer text={typed} none={t('results.noAnswer')} />,
    },
    {
      id: 'right',
      title: t('results.right'),
      cell: ({ right }) => <Answer text={right} none={t('results.notKnown')} />,
    },
  ];
}

/**
 * Every word of the session: what was typed, the right answer, the verdict. Sorted, narrowed to the wrong ones, or
 * taken along as a file.
 */
export function WordList({ session }: { readonly session: LearningSession }) {
  const { t } = useTexts();
  const [order, setOrder] = useState<RowOrder>('asked');
  const [onlyWrong, setOnlyWrong] = useState(false);
  const rows = arranged(rowsOf(session), { order, onlyWrong });
  const isWide = useWidthFrom('sm');
  const columns = useWordColumns(isWide);
  const titles = (['place', 'japanese', 'english', 'typed', 'right', 'verdict'] as const).map((column) =>
    t(`results.${column}`),
  );
  const exportRows = (): void => {
    const table = rowsAsCsv(rows, { titles, verdictOf: (verdict) => t(`results.verdict.${verdict}`) });
    const file = new Blob([table], { type: 'text/csv;charset=utf-8' });
    saveFile(`kotoba-session-${session.id}.csv`, URL.createObjectURL(file));
  };
  return (
    <Section title={t('results.words')}>
      <Stack gap={4}>
        <Toolbar>
          <Box sx={{ flex: '0 1 220px' }}>
            <Select
              label={t('results.sort')}
              value={order}
              onChange={setOrder}
              options={rowOrders.map((value) => ({ value, label: t(`results.sort.${value}`) }))}
            />
          </Box>
          <Row gap={3} wrap>
            <Switch label={t('results.onlyWrong')} checked={onlyWrong} onChange={setOnlyWrong} />
            <Button size="small" icon={<Icon name="download" size={18} />} onClick={exportRows}>
              {t('results.export')}
            </Button>
          </Row>
        </Toolbar>
        {rows.length === 0 ? (
          <Text tone="soft" role="status">
            {t('results.noWrong')}
          </Text>
        ) : (
          <DataTable
            caption={t('results.table')}
            columns={columns}
            items={rows}
            keyOf={({ place }) => place}
            fixed={!isWide}
          />
        )}
      </Stack>
    </Section>
  );
}
