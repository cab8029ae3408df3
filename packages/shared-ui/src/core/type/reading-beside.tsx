import type { ReactNode } from 'react';
import { Box } from '../theme/styled';
import { ASKED, ASKS, useReadingAids } from './reading-aids';
import { JapaneseText, Text, type TextProps } from './text';

/** Kana that stand beside their word, in the way that the learner wants them. */
export function Reading({ children }: { readonly children: ReactNode }) {
  const { furigana } = useReadingAids();
  if (furigana === 'never') return null;
  return (
    <span lang="ja" className={furigana === 'hover' ? ASKED : undefined}>
      {children}
    </span>
  );
}

interface ReadingBesideProps extends Pick<TextProps, 'size' | 'weight'> {
  /** The word as it is written. */
  readonly word: string;
  /** Its kana; null where they say no more than the word. */
  readonly reading: string | null;
  /** False where something around it that can be focused asks for its reading. */
  readonly focusable?: boolean;
}

/** A word in a line of text with its kana beside it. */
export function ReadingBeside({ word, reading, focusable = true, size, weight }: ReadingBesideProps) {
  const { furigana } = useReadingAids();
  const stops = focusable && reading !== null && furigana === 'hover';
  return (
    <Box component="span" className={ASKS} tabIndex={stops ? 0 : undefined}>
      <JapaneseText size={size} weight={weight}>
        {word}
      </JapaneseText>{' '}
      {reading !== null && (
        <Text as="span" size="sm" tone="soft">
          <Reading>{reading}</Reading>
        </Text>
      )}
    </Box>
  );
}
