import type { SessionUser } from '@kotoba/session';
import { LearnerText, Stack, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** First and last name as the learner wrote them; empty when both are. */
export const fullName = ({ firstName, lastName }: SessionUser): string => `${firstName} ${lastName}`.trim();

/** Name, address, presence and plan over the account menu. Source: SHELL-14. */
export function AccountSummary({ user }: { user: SessionUser }) {
  const { t } = useTexts();
  return (
    <Stack gap={0.5}>
      <LearnerText weight="semibold" truncate>
        {fullName(user) || t('account.defaultName')}
      </LearnerText>
      <Text size="sm" tone="soft" truncate>
        {user.email || t('account.defaultEmail')}
      </Text>
      <span className="shell-online">{t('account.online')}</span>
      <Text size="sm" tone="soft">
        {t('account.status')}
      </Text>
    </Stack>
  );
}
