import type { PitchMora } from '@kotoba/api-client';
import { Box, color, JapaneseText, useReadingAids, VisuallyHidden, Reading } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

const LINE = `2px solid ${color.shu}`;

/** The kana of a word with a line over those that are said high, and a drop where the pitch falls. Source: MEDIA-16. */
export function PitchLine({ pitch }: { readonly pitch: readonly PitchMora[] }) {
  const { t } = useTexts();
  if (useReadingAids().furigana === 'never') return null;
  return (
    <span>
      <JapaneseText size="lg" aria-hidden>
        <Reading>
          {pitch.map(({ kana, high, drop }, index) => (
            <Box
              key={index}
              component="span"
              sx={{
                display: 'inline-block',
                padding: '2px 1px 0',
                borderTop: high ? LINE : '2px solid transparent',
                borderRight: drop ? LINE : undefined,
              }}
            >
              {kana}
            </Box>
          ))}
        </Reading>
      </JapaneseText>
      <VisuallyHidden>
        {t('word.pitch', { pattern: pitch.map(({ high }) => t(high ? 'word.high' : 'word.low')).join('-') })}
      </VisuallyHidden>
    </span>
  );
}
