import { Box, Card, Section, Text } from '@kotoba/shared-ui/core';
import { Heatmap, type HeatmapDay } from '@kotoba/shared-ui/data';
import { useTexts } from '../texts';
import { YEAR_ROOM } from './figures-layout';
import { totalAnswers } from './recent-answers';

/** The answers of a year, a square a day; `days` are oldest first and end with the learner's today. */
export function LearningYear({ days }: { days: readonly HeatmapDay[] }) {
  const { t, language } = useTexts();
  const total = totalAnswers(days);
  const today = days.at(-1)?.date;
  if (today === undefined) return null;
  const label =
    total === 0 ? t('year.empty') : t('year.total', { count: total, total: total.toLocaleString(language) });
  return (
    <Section title={t('year.title')}>
      <Box component={Card} sx={YEAR_ROOM}>
        <Text size="sm" tone="soft">
          {label}
        </Text>
        <Heatmap label={label} days={days} until={today} />
      </Box>
    </Section>
  );
}
