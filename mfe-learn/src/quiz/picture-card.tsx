import { useState } from 'react';
import { hasJapanese } from '@kotoba/japanese';
import { Box, Card, EmptyState, radius } from '@kotoba/shared-ui/core';
import type { SessionVocabulary } from '@kotoba/api-client';
import type { Wanted } from '../modes';
import { useTexts } from '../texts';

interface PictureCardProps {
  readonly word: SessionVocabulary;
  /** What the card asks for; a picture may stand for the meaning, never beside the question for it. */
  readonly asked?: Wanted;
  /** The answer was given or revealed. */
  readonly open: boolean;
}

/**
 * What no drawing shows is a card with the word and its meaning in writing, which is the answer. Its description names
 * them.
 */
const isWriting = ({ sentenceImageAlt }: SessionVocabulary): boolean => hasJapanese(sentenceImageAlt ?? '');

/**
 * The picture of the word's sentence, or a kind placeholder of the same height. What it shows is not described before
 * the answer.
 */
export function PictureCard({ word, asked, open }: PictureCardProps) {
  const { t } = useTexts();
  const [broken, setBroken] = useState<string | null>(null);
  const { sentenceImageUrl: url, sentenceImageAlt: alt } = word;
  const isThere = url !== null && url !== broken;
  const isHidden = isThere && !open && (asked === 'english' || isWriting(word));
  return (
    <Card as="section" aria-label={t('quiz.picture')} padding="snug">
      {isHidden && (
        <EmptyState
          drawing="cards"
          level={3}
          title={t('quiz.pictureLater')}
          hint={t(asked === 'english' ? 'quiz.pictureMeans' : 'quiz.pictureTells')}
        />
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
