import type { TraceWord } from './open-jtalk';

/** Katakana for hiragana; everything else stays. */
export const toKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** Hiragana for katakana; everything else stays, the long vowel mark too. */
export const toHiragana = (text: string): string =>
  text.replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

const KANA = /^[ァ-ヺー]+$/;

/** Nothing but katakana and the long vowel mark. */
export const isKatakana = (text: string): boolean => KANA.test(text);

const ROWS = {
  ア: 'アァカガサザタダナハバパマヤャラワヮ',
  イ: 'イィキギシジチヂニヒビピミリ',
  ウ: 'ウゥクグスズツヅヌフブプムユュルヴ',
  エ: 'エェケゲセゼテデネヘベペメレ',
  オ: 'オォコゴソゾトドノホボポモヨョロヲ',
} as const;

type Vowel = keyof typeof ROWS;

const VOWEL = new Map<string, Vowel>(
  Object.entries(ROWS).flatMap(([vowel, row]) => [...row].map((kana) => [kana, vowel as Vowel] as const)),
);

/** How a long vowel after this vowel may be written besides ー. */
const LENGTHENING: Record<Vowel, string> = { ア: 'ア', イ: 'イ', ウ: 'ウ', エ: 'エイ', オ: 'オウ' };

/** Pairs that standard Japanese pronounces alike. */
const HOMOPHONES = new Map([
  ['ヲ', 'オ'],
  ['ヅ', 'ズ'],
  ['ヂ', 'ジ'],
]);

const isLengthOf = (kana: string, vowel: Vowel): boolean =>
  kana === 'ー' || LENGTHENING[vowel].includes(kana);

/** Two katakana spellings of one sound: コーヒー and コオヒイ, ガッコウ and ガッコー, ツヅク and ツズク. */
export const soundsAlike = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) {
    const a = one.charAt(index);
    const b = other.charAt(index);
    if (a === b || (HOMOPHONES.get(a) ?? a) === (HOMOPHONES.get(b) ?? b)) continue;
    const vowel = index > 0 ? VOWEL.get(one.charAt(index - 1)) : undefined;
    if (!vowel || !isLengthOf(a, vowel) || !isLengthOf(b, vowel)) return false;
  }
  return true;
};

/** The part of the stored reading that belongs to one word, and whether Open JTalk says the same. */
interface AlignedWord {
  readonly word: TraceWord;
  readonly reading: string;
  readonly agrees: boolean;
}

/** 志 and 詔 have five and six morae; no kanji has more. */
const MORAE_PER_CHARACTER = 6;

/** A particle as it sounds against how it is written. */
const PARTICLES: Readonly<Record<string, string>> = { ハ: 'ワ', ヘ: 'エ', ヲ: 'オ' };

const isSilent = (word: TraceWord): boolean => !/[\p{L}\p{N}]/u.test(word.surface);

const agrees = (word: TraceWord, slice: string): boolean => {
  const surface = toKatakana(word.surface);
  return (
    soundsAlike(slice, word.reading) ||
    soundsAlike(slice, word.pronunciation) ||
    soundsAlike(slice, surface) ||
    PARTICLES[surface] === slice
  );
};

const EDGES = /^([ァ-ヺー]*).*?([ァ-ヺー]*)$/u;

/** Kana that the word shows must be heard where it stands: the り of 降り ends its reading. */
const keepsOwnKana = (word: TraceWord, slice: string): boolean => {
  const surface = toKatakana(word.surface);
  if (isKatakana(surface)) return false;
  const [, head = '', tail = ''] = EDGES.exec(surface) ?? [];
  return slice.length > head.length + tail.length && slice.startsWith(head) && slice.endsWith(tail);
};

/** 0 when they agree, 1 and a little for each mora of difference when not, null when the slice cannot be this word. */
const cost = (word: TraceWord, slice: string): number | null => {
  if (isSilent(word)) return slice === '' ? 0 : null;
  if (slice === '') return null;
  if (agrees(word, slice)) return 0;
  return keepsOwnKana(word, slice) ? 1 + Math.abs(slice.length - word.reading.length) / 100 : null;
};

interface Path {
  readonly total: number;
  readonly from: Path | null;
  readonly step: AlignedWord | null;
}

const extend = (paths: ReadonlyMap<number, Path>, word: TraceWord, reading: string): Map<number, Path> => {
  const longest = isSilent(word) ? 0 : word.surface.length * MORAE_PER_CHARACTER + 2;
  const next = new Map<number, Path>();
  for (const [start, path] of paths) {
    for (let end = start; end <= Math.min(start + longest, reading.length); end += 1) {
      const slice = reading.slice(start, end);
      const price = cost(word, slice);
      if (price === null) continue;
      const total = path.total + price;
      if (total >= (next.get(end)?.total ?? Infinity)) continue;
      next.set(end, { total, from: path, step: { word, reading: slice, agrees: price === 0 } });
    }
  }
  return next;
};

const unwind = (path: Path): AlignedWord[] => {
  const words: AlignedWord[] = [];
  for (let at: Path | null = path; at?.step; at = at.from) words.unshift(at.step);
  return words;
};

/**
 * Shares a reading (katakana without punctuation) out among the words of a trace so that as many as possible agree.
 * Null when it cannot be the reading of these words, because kana of the text is missing in it.
 */
const alignReading = (words: readonly TraceWord[], reading: string): AlignedWord[] | null => {
  let paths = new Map<number, Path>([[0, { total: 0, from: null, step: null }]]);
  for (const word of words) paths = extend(paths, word, reading);
  const best = paths.get(reading.length);
  return best ? unwind(best) : null;
};

/** A stored reading as bare katakana, or null when it holds anything but kana and punctuation. */
export const plainReading = (reading: string | null): string | null => {
  if (!reading) return null;
  const bare = toKatakana(reading.normalize('NFKC')).replace(/[\p{P}\p{Z}\p{S}\p{C}]/gu, '');
  return isKatakana(bare) ? bare : null;
};

/** Does Open JTalk, word for word, already say this reading? */
export const saysReading = (words: readonly TraceWord[], reading: string): boolean =>
  alignReading(words, reading)?.every(({ agrees }) => agrees) ?? false;

/**
 * The text that makes Open JTalk say the stored reading: words that it reads right keep their kanji, and with it their
 * accent (雨 is not 飴); words that it reads wrong become kana. Null when the reading does not fit the words.
 */
export const textForReading = (words: readonly TraceWord[], reading: string): string | null =>
  alignReading(words, reading)
    ?.map(({ word, reading: own, agrees }) => (agrees ? word.surface : toHiragana(own)))
    .join('') ?? null;
