import { useState } from 'react';
import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { Button, ConfirmDialog, Icon, notify, Row, Section, Stack } from '@kotoba/shared-ui/core';
import { toApiError, useEndSessionMutation, type LearningSessionSummary } from '@kotoba/api-client';
import { UnfinishedSession } from './unfinished-session';
import { useTexts } from '../texts';

export interface UnfinishedSessionsProps {
  readonly sessions: readonly LearningSessionSummary[];
  readonly onStartNew: () => void;
  readonly onEnded: () => void;
}

/** "Continue Learning": the two ways on, then every session, the newest first, each with its end dialog. */
export function UnfinishedSessions({ sessions, onStartNew, onEnded }: UnfinishedSessionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [ending, setEnding] = useState<number | null>(null);
  const [endSession, { isLoading }] = useEndSessionMutation();

  async function end(id: number): Promise<void> {
    try {
      await endSession({ id }).unwrap();
      notify.success(t('end.done'));
      onEnded();
    } catch (error) {
      notify.error(toApiError(error, t('end.failed')).message);
    } finally {
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
          {sessions.map((session) => (
            <UnfinishedSession key={session.id} session={session} onEnd={() => setEnding(session.id)} />
          ))}
        </Stack>
      </Stack>
      <ConfirmDialog
        open={ending !== null}
        title={t('end.title')}
        message={t('end.text')}
        confirmLabel={t('end.confirm')}
        busyLabel={t('end.ending')}
        busy={isLoading}
        onConfirm={() => ending !== null && void end(ending)}
        onCancel={() => setEnding(null)}
      />
    </Section>
  );
}
