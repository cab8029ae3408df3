import { Chip, Row, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** The static plan label of the documents: everybody has everything. */
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
