import type { WordAnswer } from '@kotoba/api-client';
import { LearnerText, Row, Stack, StatusBadge, Text } from '@kotoba/shared-ui/core';
import { formatDay } from '../word';
import { useTexts } from '../texts';

const looks = {
  correct: { tone: 'matsu', icon: 'check' },
  incorrect: { tone: 'beni', icon: 'close' },
  reviewed: { tone: 'yamabuki', icon: 'eye' },
} as const;

const MODES = [1, 2, 3, 4] as const;

/** One recorded answer: how it was judged, what was typed, in which mode and when. */
export function AnswerRow({ answer }: { readonly answer: WordAnswer }) {
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
