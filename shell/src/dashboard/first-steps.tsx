import { paths } from '@kotoba/contracts';
import { Box, Card, EmptyState, LinkButton, Section } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';
import { YEAR_ROOM } from './figures-layout';

/** In place of the squares of the year, and in their room, for a learner who has no word yet: what to do first. */
export function FirstSteps() {
  const { t } = useTexts();
  return (
    <Section title={t('year.title')}>
      <Box component={Card} sx={{ ...YEAR_ROOM, justifyContent: 'center' }}>
        <EmptyState
          dense
          level={3}
          drawing="notebook"
          title={t('first.title')}
          hint={t('first.text')}
          action={
            <LinkButton to={paths.capture} variant="primary">
              {t('first.action')}
            </LinkButton>
          }
        />
      </Box>
    </Section>
  );
}
