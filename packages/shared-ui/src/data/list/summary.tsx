import { useSharedTexts } from '../../core/texts/shared-texts';
import { Text } from '../../core/type/text';

export interface SummaryProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
}

/** 'Showing X - Y of N.', said when it changes; 'Showing 0 - 0 of 0.' for nothing. */
export function Summary({ page, pageSize, total }: SummaryProps) {
  const { t } = useSharedTexts();
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <Text size="sm" tone="soft" tabular role="status">
      {t('summary.range', { from, to, total })}
    </Text>
  );
}
