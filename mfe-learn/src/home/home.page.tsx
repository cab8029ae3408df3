import { useState } from 'react';
import { paths } from '@kotoba/contracts';
import {
  Button,
  ErrorState,
  Icon,
  lazyPart,
  LinkButton,
  Page,
  SkeletonGroup,
  SkeletonList,
  Stack,
} from '@kotoba/shared-ui/core';
import { useListCollectionsQuery, useListUnfinishedSessionsQuery } from '@kotoba/api-client';
import { NoWords } from './no-words';
import type { OthersProps } from './others';
import { pageQuery, readPage } from './session-pages';
import { ContinueLine, Today } from './today';
import { useOthersOpen } from './use-others-open';
import { useStartSession } from './use-start-session';
import { useUnsentAttempts } from './use-unsent-attempts';
import { useTexts } from '../texts';

const Others = lazyPart<OthersProps>({
  load: () => import('./others'),
  Pending: () => (
    <SkeletonGroup>
      <SkeletonList rows={3} />
    </SkeletonGroup>
  ),
  Failed: function Failed({ onRetry }) {
    const { t } = useTexts();
    return <ErrorState message={t('home.othersFailed')} onRetry={onRetry} />;
  },
});

/** Learning home: what there is to do today; behind it the other ways to practice. */
export function Component() {
  const { t } = useTexts();
  const [open, setOpen] = useOthersOpen();
  const starter = useStartSession();
  const { settle } = useUnsentAttempts();
  const unfinished = useListUnfinishedSessionsQuery(pageQuery(0));
  const [ended, setEnded] = useState<readonly number[]>([]);
  const sessions = readPage(unfinished.data).sessions.filter(({ id }) => !ended.includes(id));
  const [last] = sessions;
  const hasNothing = useListCollectionsQuery().data?.data.length === 0;

  return (
    <Page
      title={t('home.title')}
      documentTitle={t('home.title')}
      subtitle={t('home.subtitle')}
      actions={
        <LinkButton
          to={paths.learnStats}
          variant="quiet"
          icon={<Icon name="chart" size={18} />}
          // Below the title, on a phone, it begins where the title does.
          style={{ marginInlineStart: -18 }}
        >
          {t('stats.link')}
        </LinkButton>
      }
    >
      {hasNothing ? (
        <NoWords />
      ) : (
        <>
          <Stack gap={3}>
            <Today starter={starter} onPractise={() => setOpen(true)} />
            {last && <ContinueLine session={last} />}
          </Stack>
          {/* Not to be pressed before its place is known: the session to go on with may come above it. */}
          <div style={{ visibility: unfinished.isLoading ? 'hidden' : undefined }}>
            <Button
              variant="quiet"
              aria-expanded={open}
              icon={<Icon name={open ? 'chevronDown' : 'chevronRight'} size={18} />}
              style={{ marginInlineStart: -18 }}
              onClick={() => setOpen(!open)}
            >
              {t('home.others')}
            </Button>
          </div>
          {open && <Others {...{ unfinished, sessions, settle, ended, starter }} onEnded={setEnded} />}
        </>
      )}
    </Page>
  );
}
