import { useState } from 'react';
import { hasJapanese } from '@kotoba/japanese';
import { Box, Card, EmptyState, radius } from '@kotoba/shared-ui/core';
import type { SessionVocabulary } from '@kotoba/api-client';
import { useTexts } from '../texts';

interface PictureCardProps {
  readonly word: SessionVocabulary;
  /** The answer was given or revealed. */
  readonly open: boolean;
}

/**
 * What no drawing shows is a card with the word and its meaning in writing, which is the answer. Its description names
 * them.
 */
const tellsAnswer = ({ sentenceImageAlt }: SessionVocabulary): boolean => hasJapanese(sentenceImageAlt ?? '');

/**
 * The picture of the word's sentence, or a kind placeholder of the same height. What it shows is not described before
 * the answer.
 */
export function PictureCard({ word, open }: PictureCardProps) {
  const { t } = useTexts();
  const [broken, setBroken] = useState<string | null>(null);
  const { sentenceImageUrl: url, sentenceImageAlt: alt } = word;
  const isThere = url !== null && url !== broken;
  const isHidden = isThere && !open && tellsAnswer(word);
  return (
    <Card as="section" aria-label={t('quiz.picture')} padding="snug">
      {isHidden && (
        <EmptyState drawing="cards" level={3} title={t('quiz.pictureLater')} hint={t('quiz.pictureTells')} />
      )}
      {!isThere && (
        <EmptyState drawing="brush" level={3} title={t('quiz.noImage')} hint={t('quiz.noImageText')} />
      )}
      {isThere && !isHidden && (
        <Box
          component="img"
          src={url}
          alt={open ? (alt ?? '') : t('quiz.pictureAlt')}
          onError={() => setBroken(url)}
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '16 / 9',
            objectFit: 'contain',
            borderRadius: `${radius.field}px`,
          }}
        />
      )}
    </Card>
  );
}
