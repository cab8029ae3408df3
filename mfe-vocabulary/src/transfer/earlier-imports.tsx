import { useListVocabularyImportsQuery, type VocabularyImportSummary } from '@kotoba/api-client';
import { Card, LinkButton, Row, Section, Stack, Text } from '@kotoba/shared-ui/core';
import { counted } from './counted';
import { importAddress } from './import-address';
import { ImportStatus } from './import-status';
import { useTexts } from './texts';

function EarlierImport({ id, name, status, created }: VocabularyImportSummary) {
  const { t } = useTexts();
  return (
    <Card as="li" padding="snug">
      <Row justify="between" gap={3}>
        <Stack gap={1} sx={{ minWidth: 0, flex: '1 1 180px', overflowWrap: 'anywhere' }}>
          <Text weight="medium">{name}</Text>
          <Text size="sm" tone="soft" tabular>
            {t('counts.added', counted(created))}
          </Text>
        </Stack>
        <Row gap={3}>
          <ImportStatus status={status} />
          <LinkButton size="small" to={importAddress(id)} aria-label={t('earlier.openNamed', { name })}>
            {t('earlier.open')}
          </LinkButton>
        </Row>
      </Row>
    </Card>
  );
}

/** The last imports. Whoever left one that runs finds it here; when they cannot be loaded, nothing is missing for a new one. */
export function EarlierImports() {
  const { t } = useTexts();
  const imports = useListVocabularyImportsQuery().data?.imports ?? [];
  if (imports.length === 0) return null;
  return (
    <Section title={t('earlier.title')}>
      <Stack as="ul" gap={2} sx={{ margin: 0, padding: 0 }}>
        {imports.map((each) => (
          <EarlierImport key={each.id} {...each} />
        ))}
      </Stack>
    </Section>
  );
}
