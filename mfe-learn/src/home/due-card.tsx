import {
  Card,
  ErrorState,
  Heading,
  SkeletonGroup,
  SkeletonText,
  Stack,
  Text,
  Button,
  Icon,
  Notice,
  notify,
} from '@kotoba/shared-ui/core';
import {
  useGetForecastQuery,
  useListDueQuery,
  toApiError,
  useGetVacationQuery,
  useSetVacationMutation,
} from '@kotoba/api-client';
import { BarChart } from '../bar-chart';
import { useTexts } from '../texts';

/** The pause of what is due: its beginning as a button, its end beside what it means. */
function Vacation() {
  const { t, language } = useTexts();
  const { data } = useGetVacationQuery();
  const [setVacation, { isLoading }] = useSetVacationMutation();
  if (!data) return null;
  const { since } = data.data;

  async function go(away: boolean): Promise<void> {
    try {
      await setVacation({ body: { away } }).unwrap();
    } catch (error) {
      notify.error(toApiError(error, t('vacation.failed')).message);
    }
  }

  if (since === null) {
    return (
      <div>
        <Button
          size="small"
          variant="quiet"
          style={{ marginInlineStart: -12 }}
          icon={<Icon name="sun" size={18} />}
          busy={isLoading}
          onClick={() => void go(true)}
        >
          {t('vacation.start')}
        </Button>
      </div>
    );
  }
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(since));
  return (
    <Notice
      icon="sun"
      announce="polite"
      action={
        <Button size="small" busy={isLoading} onClick={() => void go(false)}>
          {t('vacation.end')}
        </Button>
      }
    >
      {t('vacation.on', { date })}
    </Notice>
  );
}

interface Sitting {
  /** How many words are due for one sitting, and how many wait until later. */
  readonly now: number;
  readonly later: number;
  /** How many come due today, those of the sitting included. */
  readonly today: number;
}

function dueText(t: ReturnType<typeof useTexts>['t'], { now, later, today }: Sitting): string {
  if (now > 0) return t('due.now', { count: now });
  if (later > 0) return t('due.enough');
  return today > 0 ? t('due.laterToday') : t('due.now', { count: 0 });
}

const WEEK = 7;

/**
 * What is due today, what the week brings, and the pause of both. A backlog is named as sittings, without a count of
 * what was missed.
 */
export function DueCard() {
  const { t } = useTexts();
  const due = useListDueQuery({ limit: 1 });
  const forecast = useGetForecastQuery({ days: WEEK });
  const days = forecast.data?.data;
  const today = due.data?.data;
  const failed = (due.error && !today) || (forecast.error && !days);
  /** Of a backlog, today's bar is the sitting. */
  const barOf = (count: number, index: number): number =>
    index === 0 && today && today.later > 0 ? today.now : count;
  return (
    <Card as="section" aria-labelledby="due">
      <Heading level={2} size="lg" id="due">
        {t('due.title')}
      </Heading>
      {failed && (
        <ErrorState
          level={3}
          message={t('due.failed')}
          onRetry={() => {
            void due.refetch();
            void forecast.refetch();
          }}
          retrying={due.isFetching || forecast.isFetching}
        />
      )}
      {!failed && !(today && days) && (
        <SkeletonGroup>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
      {today && days && (
        <Stack gap={4}>
          <Text>
            <strong>{dueText(t, { ...today, today: days[0]?.count ?? 0 })}</strong>
            {today.later > 0 && ` ${t('due.later')}`}
            {today.new > 0 && ` ${t('due.new', { count: today.new })}`}
          </Text>
          {days.some(({ count }) => count > 0) ? (
            <BarChart
              label={t('due.week')}
              dateTitle={t('stats.day')}
              valueTitle={t('stats.due')}
              bars={days.map(({ date, count }, index) => {
                const value = barOf(count, index);
                return { date, value, text: String(value) };
              })}
            />
          ) : (
            <Text tone="soft">{t('due.noWeek')}</Text>
          )}
          <Vacation />
        </Stack>
      )}
    </Card>
  );
}
