import type { ReactNode } from 'react';
import { useReadings, type VocabularyEntry } from '@kotoba/api-client';
import { wordSegments } from '@kotoba/japanese';
import { Card, Grid, Headword, Stack } from '@kotoba/shared-ui/core';
import { WordBadges } from '@kotoba/shared-ui/data';
import { Picture } from './picture';
import { WordAudio } from './word-audio';
import { useTexts } from '../texts';

export interface WordHeroProps {
  readonly entry: VocabularyEntry;
  /** What can be done with the picture. */
  readonly pictureTools?: ReactNode;
}

/** The word itself: big, with its reading, its romaji and its sound, beside its picture. */
export function WordHero({ entry, pictureTools }: WordHeroProps) {
  const { t } = useTexts();
  const readings = useReadings();
  return (
    <Card as="section" aria-label={t('word.word')}>
      <Grid columns={{ xs: 1, md: 'minmax(0, 1fr) 368px' }} gap={5} align="center">
        <Stack gap={4}>
          <WordBadges word={{ partOfSpeech: entry.part_of_speech, level: entry.level }} />
          <Headword
            as="p"
            size="detail"
            segments={wordSegments(entry)}
            romaji={entry.romaji}
            readings={readings}
          />
          <WordAudio entry={entry} sounds={['ja_word', 'en_word']} />
        </Stack>
        <Stack gap={3}>
          <Picture url={entry.word_image_url} alt={entry.word_image_alt} ratio="4 / 3" />
          {pictureTools}
        </Stack>
      </Grid>
    </Card>
  );
}
