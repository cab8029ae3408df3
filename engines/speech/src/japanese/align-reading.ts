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
export interface AlignedWord {
  readonly word: TraceWord;
  readonly reading: string;
  readonly agrees: boolean;
}

/** 志 and 詔 have five and six morae; no kanji has more. */
const MORAE_PER_CHARACTER = 6;

/** A particle as it sounds against how it is written. */
const PARTICLES: Readonly<Record<string, string>> = { ハ: 'ワ', ヘ: 'エ', ヲ: 'オ' };

/** The kana at the end of a text. A pattern would begin anew at each kana before. */
function tailOf(text: string): string {
  let start = text.length;
  while (start > 0 && isKatakana(text.charAt(start - 1))) start -= 1;
  return text.slice(start);
}

/** What is asked of a word for each slice that could be its reading. */
interface HeardWord {
  readonly word: TraceWord;
  readonly isSilent: boolean;
  /** What agrees with it. */
  readonly sounds: readonly string[];
  /** Kana that the word shows must be heard where it stands: the り of 降り ends its reading. Null for a word of kana. */
  readonly ownKana: { readonly head: string; readonly tail: string } | null;
  readonly longest: number;
}

function hear(word: TraceWord): HeardWord {
  const surface = toKatakana(word.surface);
  const isSilent = !/[\p{L}\p{N}]/u.test(word.surface);
  const particle = PARTICLES[surface];
  return {
    word,
    isSilent,
    // 九 of 九時 is read キュウ and said ク; 言う is read イウ and said ユー, as everybody says it.
    sounds: [
      ...(word.kind === '名詞/数' ? [] : [word.reading]),
      word.pronunciation,
      surface,
      ...(particle === undefined ? [] : [particle]),
    ],
    ownKana: isKatakana(surface)
      ? null
      : { head: /^[ァ-ヺー]*/.exec(surface)?.[0] ?? '', tail: tailOf(surface) },
    longest: isSilent ? 0 : word.surface.length * MORAE_PER_CHARACTER + 2,
  };
}

/** 0 when they agree, 1 and a little for each mora of difference when not, null when the slice cannot be this word. */
const cost = ({ word, isSilent, sounds, ownKana }: HeardWord, slice: string): number | null => {
  if (isSilent) return slice === '' ? 0 : null;
  if (slice === '') return null;
  if (sounds.some((sound) => soundsAlike(slice, sound))) return 0;
  const keeps =
    ownKana !== null &&
    slice.length > ownKana.head.length + ownKana.tail.length &&
    slice.startsWith(ownKana.head) &&
    slice.endsWith(ownKana.tail);
  return keeps ? 1 + Math.abs(slice.length - word.reading.length) / 100 : null;
};

interface Path {
  readonly total: number;
  readonly from: Path | null;
  readonly step: AlignedWord | null;
}

/** Ways that are followed from word to word, the best ones: with all of them a long sentence takes a second. */
const MAX_PATHS = 32;

function best(paths: Map<number, Path>): Map<number, Path> {
  if (paths.size <= MAX_PATHS) return paths;
  const totals = [...paths].sort(([, one], [, other]) => one.total - other.total);
  return new Map(totals.slice(0, MAX_PATHS));
}

/** Ends that leave the words behind what they need, and no more than they can take. */
interface Range {
  readonly first: number;
  readonly last: number;
}

const extend = (
  paths: ReadonlyMap<number, Path>,
  heard: HeardWord,
  { reading, range }: { reading: string; range: Range },
): Map<number, Path> => {
  const next = new Map<number, Path>();
  for (const [start, path] of paths) {
    const last = Math.min(start + heard.longest, range.last);
    for (let end = Math.max(start, range.first); end <= last; end += 1) {
      const slice = reading.slice(start, end);
      const price = cost(heard, slice);
      if (price === null) continue;
      const total = path.total + price;
      if (total >= (next.get(end)?.total ?? Infinity)) continue;
      next.set(end, { total, from: path, step: { word: heard.word, reading: slice, agrees: price === 0 } });
    }
  }
  return best(next);
};

const unwind = (path: Path): AlignedWord[] => {
  const words: AlignedWord[] = [];
  for (let at: Path | null = path; at?.step; at = at.from) words.push(at.step);
  return words.reverse();
};

/**
 * Shares a reading (katakana without punctuation) out among the words of a trace so that as many as possible agree.
 * Null when it cannot be the reading of these words, because kana of the text is missing in it.
 */
export const alignReading = (words: readonly TraceWord[], reading: string): AlignedWord[] | null => {
  const heard = words.map(hear);
  let least = heard.filter(({ isSilent }) => !isSilent).length;
  let most = heard.reduce((sum, { longest }) => sum + longest, 0);
  let paths = new Map<number, Path>([[0, { total: 0, from: null, step: null }]]);
  for (const word of heard) {
    least -= word.isSilent ? 0 : 1;
    most -= word.longest;
    const range = { first: reading.length - most, last: reading.length - least };
    paths = extend(paths, word, { reading, range });
  }
  const whole = paths.get(reading.length);
  return whole ? unwind(whole) : null;
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
