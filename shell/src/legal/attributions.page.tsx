import { Card, ExternalLink, Heading, Page, Stack, Text } from '@kotoba/shared-ui/core';
import { attributions } from './attributions';
import { useLegalTexts } from './legal-texts';

/** `/attributions`: whose work is inside, reachable without an account. */
export function Component() {
  const { t } = useLegalTexts();
  return (
    <Page
      title={t('credits.title')}
      documentTitle={t('credits.title')}
      subtitle={t('credits.subtitle')}
      width="reading"
    >
      <Stack as="ul" gap={3} sx={{ p: 0 }}>
        {attributions.map(({ work, url, statement, licence, licenceUrl }) => (
          <Card key={work} as="li" padding="snug" style={{ gap: 6 }}>
            <Heading level={2} size="md">
              <ExternalLink href={url}>{work}</ExternalLink>
            </Heading>
            <Text size="sm">{statement}</Text>
            <Text size="sm" tone="soft">
              <ExternalLink href={licenceUrl}>{t('credits.licence', { licence })}</ExternalLink>
            </Text>
          </Card>
        ))}
      </Stack>
      <Text tone="soft">{t('credits.note')}</Text>
    </Page>
  );
}
