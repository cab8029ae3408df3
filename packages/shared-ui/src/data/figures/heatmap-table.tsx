import { useSharedTexts } from '../../core/texts/shared-texts';
import type { HeatmapDay } from './heatmap-weeks';
import { TableTwin } from './table-twin';

export interface HeatmapTableProps {
  label: string;
  days: readonly HeatmapDay[];
}

/** The days of a heatmap that have answers, the newest first. Nothing when there is none. */
export function HeatmapTable({ label, days }: HeatmapTableProps) {
  const { t, language } = useSharedTexts();
  const filled = days.filter(({ count }) => count > 0).reverse();
  if (filled.length === 0) return null;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const dateOf = ({ date }: HeatmapDay) => (
    <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
  );
  return (
    <TableTwin
      caption={label}
      columns={[
        { id: 'date', title: t('heatmap.date'), cell: dateOf },
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
  );
}
