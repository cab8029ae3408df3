import { useGetSettingsQuery } from '@kotoba/api-client';
import { localize } from '@kotoba/contracts';
import { useUser, type SessionUser } from '@kotoba/session';
import {
  Grid,
  JapaneseText,
  Page,
  Section,
  Text,
  isJapanese,
  ErrorState,
  SkeletonSitting,
  lazyPart,
} from '@kotoba/shared-ui/core';
import { useSuite } from '../suite/suite-context';
import { useTexts } from '../texts';
import { greetingAt, hourIn } from './greeting';
import { LinkCard } from './link-card';
import { PartBoundary } from '../problems/boundaries';
import { FiguresSkeleton } from './figures-skeleton';

/** In place of a part that failed: what is missing, and another try. */
const failedWith = (text: 'today.failed' | 'figures.failed' | 'error.entrances') =>
  function Failed({ onRetry }: { onRetry: () => void }) {
    const { t } = useTexts();
    return <ErrorState message={t(text)} onRetry={onRetry} />;
  };
const TodayFailed = failedWith('today.failed');
const FiguresFailed = failedWith('figures.failed');
const EntrancesFailed = failedWith('error.entrances');

/** What there is to do today, before everything else. */
const Today = lazyPart({ load: () => import('./today'), Pending: SkeletonSitting, Failed: TodayFailed });

/**
 * Where the learner stands. Its charts come after the greeting: they need parts that the first screen does not wait
 * for.
 */
const Figures = lazyPart({
  load: () => import('./figures-content'),
  Pending: FiguresSkeleton,
  Failed: FiguresFailed,
});

/** Home: a greeting, what there is to do today, the ways in, and where the learner stands. Nothing without a learner. */
export function DashboardPage() {
  const { t } = useTexts();
  const user = useUser();
  if (!user) return null;
  return (
    <Page
      title={<Greeting user={user} />}
      documentTitle={t('dashboard.title')}
      subtitle={t('dashboard.welcome')}
    >
      <PartBoundary Failed={TodayFailed}>
        <Today />
      </PartBoundary>
      <PartBoundary Failed={EntrancesFailed}>
        <Entrances />
      </PartBoundary>
      <PartBoundary Failed={FiguresFailed}>
        <Figures />
      </PartBoundary>
    </Page>
  );
}

function Greeting({ user }: { user: SessionUser }) {
  const { t } = useTexts();
  const { data: settings } = useGetSettingsQuery();
  const name = user.firstName.trim() || t('account.defaultName');
  return (
    <>
      <JapaneseText size="2xl" weight="semibold">
        {greetingAt(hourIn(settings?.timeZone))}、
      </JapaneseText>
      <span lang={isJapanese(name) ? 'ja' : undefined}>{name}</span>
    </>
  );
}

/** The cards of all contributions. */
function Entrances() {
  const { t, language } = useTexts();
  const { table } = useSuite();
  return (
    <Section title={t('dashboard.entrances')}>
      {table.dashboardCards.length === 0 && <Text tone="soft">{t('dashboard.noEntrances')}</Text>}
      <Grid columns={{ xs: 1, lg: 3 }} gap={{ xs: 3, md: 4 }}>
        {table.dashboardCards.map(({ id, path, icon, title, description }) => (
          <LinkCard
            key={id}
            to={path}
            icon={icon}
            title={localize(title, language)}
            description={localize(description, language)}
          />
        ))}
      </Grid>
    </Section>
  );
}
