import { Card, Section, Stack } from '@kotoba/shared-ui/core';
import { DefinitionRows, WordTags } from '@kotoba/shared-ui/data';
import type { LearningSession } from '@kotoba/api-client';
import type { Figures } from './figures';
import { useTexts } from '../texts';

/** Names of the collections and topics that were practised, each once, in the order in which they came. */
function namesOf(session: LearningSession): string[] {
  const names = session.learnDetails.flatMap(({ vocabulary }) =>
    vocabulary ? [vocabulary.topic.userTopic.name, vocabulary.topic.name] : [],
  );
  return [...new Set(names)];
}

/** The panel with tags and rows. */
export function DetailedResults({
  session,
  figures,
}: {
  readonly session: LearningSession;
  readonly figures: Figures;
}) {
  const { t } = useTexts();
  const { total, learned, correct, incorrect, reviewed } = figures;
  const rows = [
    { term: t('results.total'), value: String(total) },
    { term: t('results.learned'), value: String(learned) },
    { term: t('results.correct'), value: String(correct) },
    { term: t('results.incorrect'), value: String(incorrect) },
    { term: t('results.reviewed'), value: String(reviewed) },
    { term: t('results.ratio'), value: t('results.ratioValue', { correct, learned }) },
  ];
  return (
    <Section title={t('results.detailed')}>
      <Stack gap={4}>
        <WordTags tags={namesOf(session)} />
        <Card style={{ maxWidth: 560 }}>
          <DefinitionRows rows={rows} />
        </Card>
      </Stack>
    </Section>
  );
}
