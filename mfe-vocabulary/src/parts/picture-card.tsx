import type { ReactNode } from 'react';
import type { VocabularyEntry } from '@kotoba/api-client';
import { Card } from '@kotoba/shared-ui/core';
import { Picture } from './picture';
import { useTexts } from '../texts';

export interface PictureCardProps {
  readonly entry: VocabularyEntry;
  /** What can be done with the picture. */
  readonly tools?: ReactNode;
}

/** The picture of the word. */
export function PictureCard({ entry, tools }: PictureCardProps) {
  const { t } = useTexts();
  return (
    <Card as="section" aria-label={t('word.picture')} padding="snug">
      <Picture url={entry.word_image_url} alt={entry.word_image_alt} />
      {tools}
    </Card>
  );
}
