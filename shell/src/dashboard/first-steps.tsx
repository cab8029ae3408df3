import { paths } from '@kotoba/contracts';
import {
  Box,
  Card,
  Drawing,
  Heading,
  LinkButton,
  Row,
  SITTING_ROOM,
  Stack,
  Text,
} from '@kotoba/shared-ui/core';
import { useDashboardTexts } from './dashboard-texts';

/** What a learner who has no word yet does first, in place of what there is to do today and in its room. */
export function FirstSteps() {
  const { t } = useDashboardTexts();
  return (
    <Box component={Card} sx={{ minHeight: SITTING_ROOM, justifyContent: 'center' }}>
      <Row justify="between" gap={4}>
        <Row gap={4} wrap={false}>
          <Box sx={{ display: { xs: 'none', sm: 'block' }, height: 72 }}>
            <Drawing name="notebook" size={72} />
          </Box>
          <Stack gap={1}>
            <Heading level={2} size="xl">
              {t('first.title')}
            </Heading>
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              <Text tone="soft">{t('first.text')}</Text>
            </Box>
          </Stack>
        </Row>
        <Row gap={3} sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}>
          <LinkButton to={paths.capture} variant="primary" style={{ flex: '1 0 auto' }}>
            {t('first.action')}
          </LinkButton>
          <LinkButton to={paths.vocabularyDecks} style={{ flex: '1 0 auto' }}>
            {t('first.decks')}
          </LinkButton>
        </Row>
      </Row>
    </Box>
  );
}
