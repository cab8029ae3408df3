import { mostListed } from '@kotoba/contracts';
import { useState } from 'react';
import { useGetVocabularyHistoryQuery } from '@kotoba/api-client';
import { Button, Card, Heading, Row, SkeletonGroup, SkeletonText, Stack, Text } from '@kotoba/shared-ui/core';
import { AnswerRow } from './answer-row';
import { formatDay } from '../word';
import { useTexts } from '../texts';

export interface WordHistoryProps {
  readonly id: number;
  /** The word is being deleted: nothing of it is asked for any more. */
  readonly leaving: boolean;
}

/** Answers that are shown at first, and more with each press; the server gives at most a hundred at once. */
const STEP = 5;

/** How the learner does with this word: every recorded answer, newest first, and when it comes again. */
export function WordHistory({ id, leaving }: WordHistoryProps) {
  const { t, language } = useTexts();
  const [limit, setLimit] = useState(STEP);
  const { data, error, isFetching, refetch } = useGetVocabularyHistoryQuery({ id, limit }, { skip: leaving });
  const history = data?.data;
  return (
    <Card as="section" aria-labelledby="word-history">
      <Heading level={2} id="word-history">
        {t('history.title')}
      </Heading>
      {!history && error && (
        <Stack gap={3} align="start">
          <Text tone="soft">{t('history.failed')}</Text>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('history.again')}
          </Button>
        </Stack>
      )}
      {!history && !error && (
        <SkeletonGroup label={t('history.loading')}>
          <SkeletonText lines={1} />
        </SkeletonGroup>
      )}
      {history && history.counts.total === 0 && <Text tone="soft">{t('history.none')}</Text>}
      {history && history.counts.total > 0 && (
        <>
          <Row justify="between" gap={2}>
            <Text weight="semibold" tabular>
              {t('history.counts', { correct: history.counts.correct, total: history.counts.total })}
            </Text>
            {history.next_due !== null && (
              <Text size="sm" tone="soft">
                {t('history.due', { date: formatDay(history.next_due, language) })}
              </Text>
            )}
          </Row>
          <Stack as="ul" gap={3} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {history.answers.map((answer) => (
              <AnswerRow key={answer.session_id} answer={answer} />
            ))}
          </Stack>
          {history.answers.length < history.counts.total && limit < mostListed.answers && (
            <Button size="small" variant="quiet" busy={isFetching} onClick={() => setLimit(limit + STEP * 3)}>
              {t('history.more')}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
