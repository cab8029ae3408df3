import { memo } from 'react';
import { Box, Card, EmptyState, radius } from '@kotoba/shared-ui/core';
import type { SessionVocabulary } from '@kotoba/api-client';
import { useTexts } from '../texts';

/** The picture of the word's sentence, or a kind placeholder of the same height. */
export const PictureCard = memo(function PictureCard({ word }: { readonly word: SessionVocabulary }) {
  const { t } = useTexts();
  return (
    <Card as="section" aria-label={t('quiz.picture')} padding="snug">
      {word.sentenceImageUrl ? (
        <Box
          component="img"
          src={word.sentenceImageUrl}
          alt={word.sentenceImageAlt ?? ''}
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '16 / 9',
            objectFit: 'contain',
            borderRadius: `${radius.field}px`,
          }}
        />
      ) : (
        <EmptyState drawing="brush" level={3} title={t('quiz.noImage')} hint={t('quiz.noImageText')} />
      )}
    </Card>
  );
});
