/** A kana of any width; voicing marks may stand apart from their kana. */
const KANA = String.raw`(?:[\p{Script=Hiragana}\p{Script=Katakana}ーｰ]|[ﾞﾟ]|\u3099|\u309A)`;

const anyKana = new RegExp(KANA, 'u');
const onlyKana = new RegExp(`^(?:${KANA}|[・･])+$`, 'u');
const anyKanji = /[\p{Script=Han}々〆〇]/u;
const anyLatin = /\p{Script=Latin}/u;

/** Whether the text is written in hiragana and katakana alone (half width, ー and ・ included). False when empty. */
export const isKana = (text: string): boolean => onlyKana.test(text) && hasKana(text);

export const hasKana = (text: string): boolean => anyKana.test(text);

/** Whether a Chinese character, 々, 〆 or 〇 occurs. */
export const hasKanji = (text: string): boolean => anyKanji.test(text);

/** Whether kana or kanji occur. Such a text carries `lang="ja"` on a screen. */
export const hasJapanese = (text: string): boolean => hasKana(text) || hasKanji(text);

/** Whether Latin letters of any width occur; only then a Japanese answer is read as romaji. */
export const hasLatin = (text: string): boolean => anyLatin.test(text);

/**
 * Characters that nobody sees or types on purpose: zero-width and direction marks, BOM, soft hyphen, variation
 * selectors, fillers. They arrive with copied text and with some input methods.
 */
const invisible =
  /\p{Cf}|\u034F|\u115F|\u1160|[\u17B4-\u17B5]|[\u180B-\u180F]|\u3164|[\uFE00-\uFE0F]|\uFFA0|[\u{E0100}-\u{E01EF}]/gu;

/** Leaves out what cannot be seen. Spaces stay: they separate words. */
export const dropInvisible = (text: string): string => text.replace(invisible, '');

interface JapaneseNormalisation {
  /** What ō stands for: `ou` by the rules; `oo` is its other reading (Ōsaka), which the romaji parser tries too. */
  readonly longO?: 'ou' | 'oo';
}

/**
 * Spacing voicing marks would become a space and a mark under NFKC; as combining marks they join the kana before them.
 */
const spacingMarks: Readonly<Record<string, string>> = { ゛: '\u3099', ゜: '\u309A' };

/** Spaces of any width, control characters, wave dashes and the sentence marks of both scripts. */
const dropped = /[\s\p{Cc}〜～~∼〰。、・·「」『』.,!?]/gu;

const longVowels: Readonly<Record<string, string>> = {
  ...{ ā: 'aa', ī: 'ii', ū: 'uu', ē: 'ee' },
  ...{ â: 'aa', î: 'ii', û: 'uu', ê: 'ee' },
};

/**
 * One form for every way of typing the same Japanese: NFKC (half and full width, combining voicing marks), without
 * wave dashes, spaces, invisible characters and sentence marks, Latin in lower case, long vowels written out.
 * Idempotent. Source: ANS-7.
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

/** A table of words out of a text: "men:man feet:foot" gives what stands before each colon as a key. */
export const wordPairs = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [word = '', other = ''] = pair.split(':');
        return [word, other];
      }),
  );
