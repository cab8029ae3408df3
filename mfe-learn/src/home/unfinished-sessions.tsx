import { useState } from 'react';
import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { Button, ConfirmDialog, Icon, notify, Row, Section, Stack } from '@kotoba/shared-ui/core';
import { toApiError, useEndSessionMutation, type LearningSessionSummary } from '@kotoba/api-client';
import { useUser } from '@kotoba/session';
import { FoldButton } from './fold-button';
import { FurtherSessions } from './further-sessions';
import { UnfinishedSession } from './unfinished-session';
import { useKeptAnswers } from './use-kept-answers';
import { forgetSession } from '../session-drafts';
import { useTexts } from '../texts';

export interface UnfinishedSessionsProps {
  /** The first page. */
  readonly sessions: readonly LearningSessionSummary[];
  /** Sessions that are gone before the list comes anew. */
  readonly ended: readonly number[];
  readonly onStartNew: () => void;
  readonly onEnded: (id: number) => void;
}

/** So many are seen at once; the others at a press. */
const SHOWN = 5;

/** "Continue Learning": the two ways on, then the sessions, the newest first, each with its end dialog. */
export function UnfinishedSessions({ sessions, ended, onStartNew, onEnded }: UnfinishedSessionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [ending, setEnding] = useState<number | null>(null);
  const [pages, setPages] = useState(0);
  const [settling, setSettling] = useState(false);
  const [endSession, { isLoading }] = useEndSessionMutation();
  const kept = useKeptAnswers();
  const userId = useUser()?.id;

  async function end(id: number): Promise<void> {
    setSettling(true);
    try {
      if (!(await kept.settle(id))) return notify.info(t('offline.endsLater'));
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
              variant="primary"
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
