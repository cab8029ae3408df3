import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { Button, Card, Row, Stack, Text } from '@kotoba/shared-ui/core';
import { ProgressBar } from '@kotoba/shared-ui/data';
import type { LearningSessionSummary } from '@kotoba/api-client';
import { modeName } from '../mode-name';
import { useTexts } from '../texts';

export interface UnfinishedSessionProps {
  readonly session: LearningSessionSummary;
  readonly onEnd: () => void;
}

/** One unfinished session: what it is, how far it is, and the two ways on. */
export function UnfinishedSession({ session, onEnd }: UnfinishedSessionProps) {
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
