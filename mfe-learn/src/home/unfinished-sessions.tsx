import { useState } from 'react';
import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import {
  Button,
  ConfirmDialog,
  Icon,
  notify,
  Row,
  Section,
  Stack,
  Card,
  Text,
  ErrorState,
  SkeletonGroup,
  SkeletonList,
} from '@kotoba/shared-ui/core';
import { ProgressBar } from '@kotoba/shared-ui/progress';
import {
  toApiError,
  useEndSessionMutation,
  type LearningSessionSummary,
  useListUnfinishedSessionsQuery,
} from '@kotoba/api-client';
import { useUser } from '@kotoba/session';
import { forgetSession } from '../session-drafts';
import { useTexts } from '../texts';
import { modeName } from '../modes';
import { pageQuery, readPage } from './session-pages';

interface UnfinishedSessionProps {
  readonly session: LearningSessionSummary;
  readonly onEnd: () => void;
}

/** One unfinished session: what it is, how far it is, and the two ways on. */
function UnfinishedSession({ session, onEnd }: UnfinishedSessionProps) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const { answered, total, percent } = session.progress;
  const name = t('home.session', { id: session.id });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(session.startedAt));
  return (
    <Card as="li" aria-label={name} padding="snug">
      <Row justify="between" align="center" gap={4} wrap>
        <Stack gap={2} sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Row gap={3} align="baseline" wrap>
            <Text weight="semibold">{name}</Text>
            <Text size="sm" tone="soft">
              {t('home.words', { count: total })}
            </Text>
            <Text size="sm" tone="soft">
              {modeName(session.mode)}
            </Text>
            <Text size="sm" tone="soft">
              {t('home.started', { date })}
            </Text>
          </Row>
          <ProgressBar
            value={answered}
            max={total}
            label={name}
            valueText={t('home.progress', { answered, total })}
            detail={t('home.percent', { percent })}
          />
        </Stack>
        <Row gap={2}>
          <Button variant="secondary" onClick={() => void navigate(paths.learnSession(session.id))}>
            {t('home.continue')}
          </Button>
          <Button variant="quiet" onClick={onEnd}>
            {t('home.end')}
          </Button>
        </Row>
      </Row>
    </Card>
  );
}

interface FurtherSessionsProps {
  /** Counted from 0. */
  readonly page: number;
  /** Sessions that are gone before the list comes anew. */
  readonly ended: readonly number[];
  readonly onEnd: (id: number) => void;
}

/** The rows of one page. */
function FurtherSessions({ page, ended, onEnd }: FurtherSessionsProps) {
  const { t } = useTexts();
  const { data, error, isFetching, refetch } = useListUnfinishedSessionsQuery(pageQuery(page));
  if (error && !data)
    return (
      <li>
        <ErrorState
          level={3}
          message={t('home.sessionsFailed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </li>
    );
  if (!data)
    return (
      <li>
        <SkeletonGroup>
          <SkeletonList rows={3} />
        </SkeletonGroup>
      </li>
    );
  return readPage(data)
    .sessions.filter(({ id }) => !ended.includes(id))
    .map((session) => (
      <UnfinishedSession key={session.id} session={session} onEnd={() => onEnd(session.id)} />
    ));
}

interface FoldButtonProps {
  /** How many pages are shown; 0 while the list is folded. */
  readonly pages: number;
  /** How many sessions the first page has. */
  readonly count: number;
  readonly onPages: (pages: number) => void;
}

/** Shows all, the next page, or few again: one button at one place, which keeps the focus from page to page. */
function FoldButton({ pages, count, onPages }: FoldButtonProps) {
  const { t } = useTexts();
  const last = useListUnfinishedSessionsQuery(pageQuery(Math.max(pages - 1, 0)));
  const { hasMore } = readPage(last.currentData);
  const isComing = last.isFetching && !last.currentData;
  // A page that is coming or failed has not told yet that it is the last.
  const goesOn = hasMore || !last.currentData;
  const words = goesOn ? t('home.showMore') : t('home.showAll', { count });
  return (
    <Button
      variant="quiet"
      aria-expanded={pages > 0 && !goesOn}
      aria-busy={isComing || undefined}
      style={{ marginInlineStart: -18 }}
      onClick={() => {
        // What is pending is waited for; a page that failed says so itself, with its own way on.
        if (last.currentData) onPages(pages > 0 && !hasMore ? 0 : pages + 1);
      }}
    >
      {pages > 0 && !goesOn ? t('home.showFewer') : words}
    </Button>
  );
}

interface UnfinishedSessionsProps {
  /** The first page. */
  readonly sessions: readonly LearningSessionSummary[];
  /** Sessions that are gone before the list comes anew. */
  readonly ended: readonly number[];
  /** Sends what is kept of a session; see `useUnsentAttempts`. */
  readonly settle: (sessionId: number) => Promise<boolean>;
  readonly onStartNew: () => void;
  readonly onEnded: (id: number) => void;
}

/** So many are seen at once; the others at a press. */
const SHOWN = 5;

/** "Continue Learning": the two ways on, then the sessions, the newest first, each with its end dialog. */
export function UnfinishedSessions(props: UnfinishedSessionsProps) {
  const { sessions, ended, settle, onStartNew, onEnded } = props;
  const { t } = useTexts();
  const navigate = useNavigate();
  const [ending, setEnding] = useState<number | null>(null);
  const [pages, setPages] = useState(0);
  const [settling, setSettling] = useState(false);
  const [endSession, { isLoading }] = useEndSessionMutation();
  const userId = useUser()?.id;

  async function end(id: number): Promise<void> {
    setSettling(true);
    try {
      if (!(await settle(id))) return notify.info(t('offline.endsLater'));
      await endSession({ id }).unwrap();
      if (userId !== undefined) forgetSession(userId, id);
      notify.success(t('end.done'));
      onEnded(id);
    } catch (error) {
      notify.error(toApiError(error, t('end.failed')).message);
    } finally {
      setSettling(false);
      setEnding(null);
    }
  }

  const [last] = sessions;
  return (
    <Section title={t('home.continueTitle')}>
      <Stack gap={4}>
        <Row gap={3} wrap>
          {last && (
            <Button
              variant="secondary"
              icon={<Icon name="play" size={18} />}
              onClick={() => void navigate(paths.learnSession(last.id))}
            >
              {t('home.continueLast')}
            </Button>
          )}
          <Button variant="secondary" icon={<Icon name="plus" size={18} />} onClick={onStartNew}>
            {t('home.startNew')}
          </Button>
        </Row>
        <Stack as="ul" gap={3} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {sessions.slice(0, pages > 0 ? undefined : SHOWN).map((session) => (
            <UnfinishedSession key={session.id} session={session} onEnd={() => setEnding(session.id)} />
          ))}
          {Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => (
            <FurtherSessions key={index} page={index + 1} ended={ended} onEnd={setEnding} />
          ))}
        </Stack>
        {sessions.length > SHOWN && (
          <div>
            <FoldButton pages={pages} count={sessions.length} onPages={setPages} />
          </div>
        )}
      </Stack>
      <ConfirmDialog
        open={ending !== null}
        title={t('end.title')}
        message={t('end.text')}
        confirmLabel={t('end.confirm')}
        busyLabel={t('end.ending')}
        busy={isLoading || settling}
        onConfirm={() => ending !== null && void end(ending)}
        onCancel={() => setEnding(null)}
      />
    </Section>
  );
}
