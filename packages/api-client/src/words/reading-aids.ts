import type { AccountSettings } from '../generated/endpoints';

/**
 * How Japanese is shown to a learner: as to a beginner until their settings are known, and where they cannot be.
 * Source: LOOK-23, LOOK-24.
 */
export function readingAidsOf({
  furigana = true,
  furiganaOnHover = false,
  romaji = 'auto',
  level = 'N5',
}: Partial<AccountSettings> = {}) {
  const seen = furiganaOnHover ? 'hover' : 'always';
  return {
    furigana: furigana ? seen : 'never',
    romaji: romaji === 'auto' ? level === 'N5' : romaji === 'always',
  } as const;
}
