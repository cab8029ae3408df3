import { Card, Grid, Heading, JapaneseText, LearnerText, Stack, Text } from '@kotoba/shared-ui/core';
import type { LearningSession } from '@kotoba/api-client';
import type { Figures } from './figures';
import { hardestOf, type HardWord } from './hardest';
import { useTexts } from '../texts';

/** What went well, in one sentence. */
function wentWell({ learned, correct, total }: Figures) {
  if (learned === 0) return 'results.went.none';
  if (correct === 0) return 'results.went.wrong';
  return correct === total ? 'results.went.all' : 'results.went.some';
}

const DAY_MS = 86_400_000;

/** When a word comes back, as its learner says it: "tomorrow", "in 4 days". */
function returnOf(due: string, language: string): string {
  const midnights = new Date(due).setHours(0, 0, 0, 0) - new Date().setHours(0, 0, 0, 0);
  const days = Math.max(0, Math.round(midnights / DAY_MS));
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}

/** A hard word, what was typed instead, and when it comes back. */
function Hard({ hard: { ja, en, typed, due } }: { readonly hard: HardWord }) {
  const { t, language } = useTexts();
  return (
    <Stack as="li" gap={1} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <JapaneseText size="xl">{ja}</JapaneseText>
      <LearnerText>{en}</LearnerText>
      <Text size="sm" tone="soft">
        {typed === '' ? (
          t('results.lookedUp')
        ) : (
          <>
            {t('results.typedInstead')}{' '}
            <LearnerText as="span" size="sm" tone="inherit">
              {typed}
            </LearnerText>
          </>
        )}
      </Text>
      {due && (
        <Text size="sm" tone="soft">
          {t('results.comesBack', { when: returnOf(due, language) })}
        </Text>
      )}
    </Stack>
  );
}

interface SummaryProps {
  readonly session: LearningSession;
  readonly figures: Figures;
}

/** The session in one sentence, and the words that were hardest. */
export function Summary({ session, figures }: SummaryProps) {
  const { t } = useTexts();
  const hardest = hardestOf(session);
  return (
    <Card as="section" aria-labelledby="results-summary">
      <Heading level={2} size="xl" id="results-summary">
        {t(wentWell(figures), { count: figures.correct, total: figures.total })}
      </Heading>
      {hardest.length > 0 && (
        <Stack gap={3}>
          <Heading level={3} size="md">
            {t('results.hardest')}
          </Heading>
          <Grid as="ul" columns={{ xs: 1, sm: 3 }} gap={4} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {hardest.map((hard) => (
              <Hard key={hard.place} hard={hard} />
            ))}
          </Grid>
        </Stack>
      )}
    </Card>
  );
}
