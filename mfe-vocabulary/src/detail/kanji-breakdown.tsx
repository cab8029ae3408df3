import type { Kanji, RelatedWords, WordPiece } from '@kotoba/api-client';
import {
  Box,
  Card,
  Chip,
  Grid,
  Heading,
  JapaneseText,
  Row,
  SkeletonGroup,
  SkeletonText,
  Stack,
  Text,
} from '@kotoba/shared-ui/core';
import { KanjiDrawing } from './kanji-drawing';
import { readingText } from './reading-text';
import { TakenWords } from './taken-words';
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

interface OneKanjiProps {
  readonly kanji: Kanji;
  /** Other words that are written with it; undefined while they are looked up. */
  readonly words: readonly WordPiece[] | undefined;
}

function OneKanji({ kanji, words }: OneKanjiProps) {
  const { t } = useTexts();
  return (
    <Row as="li" gap={4} align="start" wrap={false} aria-label={kanji.kanji}>
      <KanjiDrawing kanji={kanji} />
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
        {words ? (
          <TakenWords title={t('kanji.words')} words={words} />
        ) : (
          <SkeletonGroup label={t('kanji.looking')}>
            <SkeletonText lines={2} />
          </SkeletonGroup>
        )}
      </Stack>
    </Row>
  );
}

interface KanjiBreakdownProps {
  readonly kanji: readonly Kanji[];
  /** Other words for each kanji; undefined while they are looked up. */
  readonly related: readonly RelatedWords[] | undefined;
}

const NONE: readonly WordPiece[] = [];

/**
 * The kanji of a word one by one: how it is drawn, meaning, readings, and other words that are written with it. Nothing
 * for a word without. Source: VOC-49, VOC-55.
 */
export function KanjiBreakdown({ kanji, related }: KanjiBreakdownProps) {
  const { t } = useTexts();
  if (kanji.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="kanji-of-word">
      <Heading level={2} id="kanji-of-word">
        {t('kanji.title')}
      </Heading>
      <Grid
        as="ul"
        columns={{ xs: 1, sm: Math.min(kanji.length, 2) }}
        gap={5}
        sx={{ margin: 0, padding: 0, listStyle: 'none' }}
      >
        {kanji.map((one) => (
          <OneKanji
            key={one.kanji}
            kanji={one}
            words={related && (related.find((each) => each.kanji === one.kanji)?.words ?? NONE)}
          />
        ))}
      </Grid>
    </Card>
  );
}
