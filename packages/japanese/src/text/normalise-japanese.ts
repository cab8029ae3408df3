import { dropInvisible } from './invisible';

export interface JapaneseNormalisation {
  /** What ō stands for: `ou` by the rules; `oo` is its other reading (Ōsaka), which the romaji parser tries too. */
  readonly longO?: 'ou' | 'oo';
}

/** Spacing voicing marks would become a space and a mark under NFKC; as combining marks they join the kana before them. */
const spacingMarks: Readonly<Record<string, string>> = { ゛: '\u3099', ゜: '\u309A' };

/** Spaces of any width, control characters, wave dashes and the sentence marks of both scripts. */
const dropped = /[\s\p{Cc}〜～~∼〰。、・·「」『』.,!?]/gu;

const longVowels: Readonly<Record<string, string>> = {
  ...{ ā: 'aa', ī: 'ii', ū: 'uu', ē: 'ee' },
  ...{ â: 'aa', î: 'ii', û: 'uu', ê: 'ee' },
};

/**
 * One form for every way of typing the same Japanese: NFKC (half and full width, combining voicing marks), without wave dashes,
 * spaces, invisible characters and sentence marks, Latin in lower case, long vowels written out. Idempotent.
 * Source: ANS-7.
 */
export function normaliseJapanese(text: string, { longO = 'ou' }: JapaneseNormalisation = {}): string {
  const visible = dropInvisible(
    text.replace(/[゛゜]/g, (mark) => spacingMarks[mark] ?? mark).normalize('NFKC'),
  );
  return visible
    .replace(dropped, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[āīūēâîûê]/g, (vowel) => longVowels[vowel] ?? vowel)
    .replace(/[ōô]/g, longO)
    .replace(/[‐‒–—―−─]/g, '-')
    .replace(/[’‘ʼ′`]/g, "'");
}
