import { mostListed } from '@kotoba/contracts';
import { useState } from 'react';
import { useGetVocabularyHistoryQuery, type WordAnswer } from '@kotoba/api-client';
import {
  Button,
  Card,
  Heading,
  Row,
  SkeletonGroup,
  SkeletonText,
  Stack,
  Text,
  LearnerText,
  StatusBadge,
} from '@kotoba/shared-ui/core';
import { formatDay } from '../word';
import { useTexts } from '../texts';

const looks = {
  correct: { tone: 'matsu', icon: 'check' },
  incorrect: { tone: 'beni', icon: 'close' },
  reviewed: { tone: 'yamabuki', icon: 'eye' },
} as const;

const MODES = [1, 2, 3, 4, 12, 13, 14, 15] as const;

/** One recorded answer: how it was judged, what was typed, in which mode and when. */
function AnswerRow({ answer }: { readonly answer: WordAnswer }) {
  const { t, language } = useTexts();
  const { verdict, typed, answered_at } = answer;
  const mode = MODES.find((one) => one === answer.mode);
  const { tone, icon } = looks[verdict];
  return (
    <Row as="li" justify="between" gap={3} align="start" wrap={false}>
      <Stack gap={0.5} align="start" sx={{ minWidth: 0 }}>
        <StatusBadge tone={tone} icon={icon}>
          {t(`history.${verdict}`)}
        </StatusBadge>
        {typed !== null && <LearnerText>{typed}</LearnerText>}
      </Stack>
      <Stack gap={0} align="end" sx={{ flexShrink: 0 }}>
        <Text as="span" size="sm">
          <time dateTime={answered_at}>{formatDay(answered_at, language)}</time>
        </Text>
        {mode && (
          <Text as="span" size="xs" tone="soft">
            {t(`history.mode${mode}`)}
          </Text>
        )}
      </Stack>
    </Row>
  );
}

interface WordHistoryProps {
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
