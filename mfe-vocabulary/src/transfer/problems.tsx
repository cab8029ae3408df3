import { useState } from 'react';
import type { ImportProblem } from '@kotoba/api-client';
import { Button, Section, StatusBadge, Text } from '@kotoba/shared-ui/core';
import { DataTable } from '@kotoba/shared-ui/data';
import { counted, readable } from './counted';
import { useTexts } from './texts';

export interface ProblemsProps {
  /** The first ones. */
  readonly problems: readonly ImportProblem[];
  /** How many there are. */
  readonly total: number;
}

/** Rows that are shown at first, and more with each press. */
const STEP = 10;
const tones = { DUPLICATE: 'yamabuki', INVALID: 'beni' } as const;

/** Which rows of a file are left out, and why. */
export function Problems({ problems, total }: ProblemsProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState(STEP);
  if (total === 0) return null;
  const unlisted = total - problems.length;
  return (
    <Section title={t('problems.title')} level={3}>
      <DataTable
        caption={t('problems.table')}
        items={problems.slice(0, shown)}
        keyOf={({ row }) => row}
        columns={[
          { id: 'row', title: t('problems.row'), align: 'end', cell: ({ row }) => readable(row) },
          {
            id: 'kind',
            title: t('problems.kind'),
            cell: ({ code }) => <StatusBadge tone={tones[code]}>{t(`problems.${code}`)}</StatusBadge>,
          },
          { id: 'why', title: t('problems.why'), cell: ({ message }) => message },
        ]}
      />
      {problems.length > shown && (
        <Button size="small" onClick={() => setShown(shown + 10 * STEP)}>
          {t('problems.more')}
        </Button>
      )}
      {problems.length <= shown && unlisted > 0 && (
        <Text size="sm" tone="soft">
          {t('problems.rest', counted(unlisted))}
        </Text>
      )}
    </Section>
  );
}
