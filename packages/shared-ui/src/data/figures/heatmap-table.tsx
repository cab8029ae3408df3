import { useState } from 'react';
import { useSharedTexts } from '../../core/texts/shared-texts';
import { color } from '../../core/theme/tokens';
import { styled } from '../../core/theme/styled';
import { DataTable } from './data-table';
import type { HeatmapDay } from './heatmap-weeks';

export interface HeatmapTableProps {
  label: string;
  days: readonly HeatmapDay[];
}

const Root = styled('details')({ fontSize: '0.8125rem' });
const Summary = styled('summary')({
  width: 'max-content',
  lineHeight: '24px',
  color: color.ai,
  cursor: 'pointer',
  borderRadius: 4,
});
const Rows = styled('div')({
  marginTop: 12,
  maxWidth: 420,
  '& > div': { maxHeight: 320, overflowY: 'auto' },
  '& th, & td': { padding: '8px 16px' },
});

/** The days of a heatmap that have answers, the newest first; made when it is opened. Nothing when there is none. */
export function HeatmapTable({ label, days }: HeatmapTableProps) {
  const { t, language } = useSharedTexts();
  const [open, setOpen] = useState(false);
  const filled = days.filter(({ count }) => count > 0).reverse();
  if (filled.length === 0) return null;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Root onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>{t('heatmap.table')}</Summary>
      {open && (
        <Rows>
          <DataTable
            caption={label}
            columns={[
              {
                id: 'date',
                title: t('heatmap.date'),
                cell: ({ date }) => (
                  <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
                ),
              },
              {
                id: 'count',
                title: t('heatmap.count'),
                cell: ({ count }) => count.toLocaleString(language),
                align: 'end',
              },
            ]}
            items={filled}
            keyOf={({ date }) => date}
          />
        </Rows>
      )}
    </Root>
  );
}
