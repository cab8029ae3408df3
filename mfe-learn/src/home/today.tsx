import { DEFAULT_SESSION_LENGTH, SESSION_LENGTHS, paths, type SessionLength } from '@kotoba/contracts';
import {
  toApiError,
  useGetSettingsQuery,
  useListDueQuery,
  useSetVacationMutation,
  useUpdateSettingsMutation,
  type LearningSessionSummary,
} from '@kotoba/api-client';
import { Card, ErrorState, notify, SkeletonSitting, Text, TextLink } from '@kotoba/shared-ui/core';
import { SittingCard } from '@kotoba/shared-ui/data';
import { Select } from '@kotoba/shared-ui/select';
import { useSittingPlan, type SessionStarter } from './use-start-session';
import { useTexts } from '../texts';

/** How many words a session has at most; kept for all devices. */
function LengthChoice() {
  const { t } = useTexts();
  const { data: settings } = useGetSettingsQuery();
  const [updateSettings] = useUpdateSettingsMutation();
  if (!settings) return null;

  async function choose(sessionLength: SessionLength): Promise<void> {
    try {
      await updateSettings({ body: { sessionLength } }).unwrap();
    } catch (error) {
      notify.error(toApiError(error, t('today.lengthFailed')).message);
    }
  }

  return (
    <Select
      label={t('today.length')}
      width={120}
      options={SESSION_LENGTHS.map((value) => ({ value, label: t(`today.length.${value}`) }))}
      value={settings.sessionLength ?? DEFAULT_SESSION_LENGTH}
      onChange={(length) => void choose(length)}
    />
  );
}

interface TodayProps {
  readonly starter: SessionStarter;
  readonly onPractise: () => void;
}

/** What there is to do today, and the button that starts it. */
export function Today({ starter: { start, starting }, onPractise }: TodayProps) {
  const { t } = useTexts();
  const plan = useSittingPlan();
  const [setVacation] = useSetVacationMutation();
  const { data, error, isFetching, refetch } = useListDueQuery({ limit: 1 });
  if (data)
    return (
      <SittingCard
        sitting={data.data}
        starting={starting}
        onStart={() => void start(plan)}
        onPractise={onPractise}
        onBack={() => setVacation({ body: { away: false } }).unwrap()}
      >
        <LengthChoice />
      </SittingCard>
    );
  if (error)
    return (
      <Card>
        <ErrorState message={t('due.failed')} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  return <SkeletonSitting />;
}

/** The way back into the newest session that was not finished. */
export function ContinueLine({ session }: { readonly session: LearningSessionSummary }) {
  const { t } = useTexts();
  const { answered, total } = session.progress;
  return (
    <Text size="sm" tone="soft">
      <TextLink to={paths.learnSession(session.id)}>{t('today.continue')}</TextLink>
      {` · ${t('home.progress', { answered, total })}`}
    </Text>
  );
}
