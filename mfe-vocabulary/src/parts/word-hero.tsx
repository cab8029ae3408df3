import type { VocabularyEntry } from '@kotoba/api-client';
import { Card, Chip, Headword, Row } from '@kotoba/shared-ui/core';
import { WordAudio } from './word-audio';
import { wordSegments } from '../word';
import { useTexts } from '../texts';

/** The word itself: big, with its reading, its romaji and its sound. */
export function WordHero({ entry }: { readonly entry: VocabularyEntry }) {
  const { t } = useTexts();
  return (
    <Card as="section" aria-label={t('word.word')}>
      <Row gap={1.5}>
        <Chip tone="ai">{entry.part_of_speech}</Chip>
        {entry.level && <Chip>{t('word.about', { level: entry.level })}</Chip>}
      </Row>
      <Headword as="p" size="detail" segments={wordSegments(entry)} romaji={entry.romaji} />
      <WordAudio entry={entry} sounds={['ja_word', 'en_word']} />
    </Card>
  );
}
