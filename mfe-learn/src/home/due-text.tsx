import { Text } from '@kotoba/shared-ui/core';
import { useListDueQuery } from '@kotoba/api-client';
import { useTexts } from '../texts';

/** What is due today, beside Smart Start; a backlog is named as sittings, without a count of what was missed. */
export function DueText() {
  const { t } = useTexts();
  const { data } = useListDueQuery({ limit: 1 });
  const due = data?.data;
  return (
    <Text size="sm" tone="soft">
      {t('setup.smartText')}
      {due && ` ${t('home.due', { count: due.now })}`}
      {due && due.later > 0 && ` ${t('home.later')}`}
    </Text>
  );
}
