import { Chip, Row, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** A static label: everybody has everything. Source: SHELL-19. */
export function PlanLabel() {
  const { t } = useTexts();
  return (
    <Row gap={2} wrap={false} sx={{ pl: 3 }}>
      <Chip tone="ai">{t('figures.planName')}</Chip>
      <Text as="span" size="sm" tone="soft">
        {t('figures.planText')}
      </Text>
    </Row>
  );
}
