import type { Kanji } from '@kotoba/api-client';
import { Box, Card, Chip, Grid, Heading, JapaneseText, Row, Stack, Text } from '@kotoba/shared-ui/core';
import { readingText } from './reading-text';
import { useTexts } from '../texts';

interface ReadingsProps {
  readonly label: string;
  readonly readings: readonly string[];
}

function Readings({ label, readings }: ReadingsProps) {
  if (readings.length === 0) return null;
  return (
    <Row gap={2} align="baseline" wrap={false}>
      <Box component="dt" sx={{ minWidth: 32 }}>
        <Text as="span" size="sm" tone="soft">
          {label}
        </Text>
      </Box>
      <Box component="dd" sx={{ margin: 0, minWidth: 0 }}>
        <JapaneseText>{readings.map(readingText).join('、')}</JapaneseText>
      </Box>
    </Row>
  );
}

function OneKanji({ kanji }: { readonly kanji: Kanji }) {
  const { t } = useTexts();
  return (
    <Row as="li" gap={4} align="start" wrap={false} aria-label={kanji.kanji}>
      <JapaneseText size="3xl">{kanji.kanji}</JapaneseText>
      <Stack gap={1} sx={{ minWidth: 0 }}>
        <Text weight="semibold">{kanji.meanings.join(', ')}</Text>
        <Stack as="dl" gap={0.5} sx={{ margin: 0 }}>
          <Readings label={t('kanji.on')} readings={kanji.onyomi} />
          <Readings label={t('kanji.kun')} readings={kanji.kunyomi} />
        </Stack>
        <Row gap={1.5}>
          <Chip>{t('kanji.strokes', { count: kanji.strokes })}</Chip>
          {kanji.level && <Chip>{t('word.about', { level: kanji.level })}</Chip>}
        </Row>
      </Stack>
    </Row>
  );
}

/** The kanji of a word one by one: meaning, readings, strokes. Nothing for a word without. */
export function KanjiBreakdown({ kanji }: { readonly kanji: readonly Kanji[] }) {
  const { t } = useTexts();
  if (kanji.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="kanji-of-word">
      <Heading level={2} id="kanji-of-word">
        {t('kanji.title')}
      </Heading>
      <Grid as="ul" min={260} gap={5} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {kanji.map((one) => (
          <OneKanji key={one.kanji} kanji={one} />
        ))}
      </Grid>
    </Card>
  );
}
