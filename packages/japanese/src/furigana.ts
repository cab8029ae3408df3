import { kanaKey } from './kana';
import { spacedReading } from './spaced-reading';
import { isKana } from './text';

/** A stretch of a spelling: a literal is read as it stands, kanji has a reading of its own, a sign (、 〜 ・ …) has none. */
interface SpellingUnit {
  readonly kind: 'literal' | 'kanji' | 'sign';
  readonly text: string;
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const kanji = /[\p{Script=Han}々〆〇]/u;
const mark = /[、。！？「」]/u;
const digitOrLetter = /[\p{N}\p{L}]/u;
/** Signs that are words: 5％ is ごパーセント. */
const spokenSign = /[%％℃&＆+＋]/u;

/** ヶ and ケ between kanji are the counter: read か or が, so they belong to the kanji around them. */
const counter = /(?<=[\p{Script=Han}\p{N}])[ヶケヵ](?=\p{Script=Han})/gu;
const COUNTER = '\u{F0000}';

function kindOf(character: string, readDigits: boolean): SpellingUnit['kind'] {
  if (character === COUNTER || kanji.test(character) || spokenSign.test(character)) return 'kanji';
  if (kana.test(character)) return 'literal';
  if (!digitOrLetter.test(character)) return 'sign';
  return readDigits ? 'kanji' : 'literal';
}

/**
 * A spelling cut into units: each kana for itself, neighbouring kanji together.
 * @param readDigits whether digits and Latin letters are read like kanji (2人 → ふたり) or stand in the reading too (2011年
 *   → 2011ねん)
 */
function spellingUnits(spelling: string, readDigits: boolean): SpellingUnit[] {
  const units: SpellingUnit[] = [];
  const counters = (spelling.match(counter) ?? []).values();
  for (const character of spelling.replace(counter, COUNTER)) {
    const kind = kindOf(character, readDigits);
    const text = character === COUNTER ? (counters.next().value ?? '') : character;
    const last = units.at(-1);
    if (kind === 'kanji' && last?.kind === 'kanji')
      units[units.length - 1] = { kind, text: last.text + text };
    else units.push({ kind, text });
  }
  return units;
}

/** A kanji is usually read with so many kana. */
const USUAL_KANA_PER_KANJI = 2;

/**
 * Distance from the usual: less than one kana a kanji is rare (百合 has one each, 十 read と too), five or more hardly
 * happens.
 */
function unusual(kanji: number, kana: number): number {
  if (kana < kanji) return 100 * (kanji - kana);
  return Math.abs(kana - kanji * USUAL_KANA_PER_KANJI);
}

/** What it costs to read kanji with kana of so many words: each word has kanji of its own. */
const costOf = (kanji: number, kana: number, words: number): number =>
  unusual(kanji, kana) + 100 * Math.max(0, words - kanji);

/** A reading without what nobody says: its kana, and after which of them a word ends. */
interface Reading {
  readonly kana: readonly string[];
  /** Of each place between two kana, how many words have ended there or before. */
  readonly ended: readonly number[];
}

/** Spaces and signs stand between words, and over no kanji. */
function readingOf(text: string): Reading {
  const kana: string[] = [];
  const ended: number[] = [0];
  for (const character of text.normalize('NFC')) {
    if (kindOf(character, false) === 'sign') ended[kana.length] = (ended[kana.length - 1] ?? 0) + 1;
    else {
      kana.push(character);
      ended.push(ended.at(-1) ?? 0);
    }
  }
  return { kana, ended };
}

/** How many words a stretch of a reading belongs to. */
const wordsIn = ({ ended }: Reading, from: number, to: number): number =>
  1 + (ended[to - 1] ?? 0) - (ended[from] ?? 0);

/** The longest readings of one kanji are those of measures: 粁 キロメートル. */
const MAX_KANA_PER_KANJI = 8;

/**
 * The likeliest way to lay a reading under the units of a spelling, as the number of kana for each; null when none
 * fits. From the last unit to the first: what the units from here on cost when they begin at a place is asked once.
 */
function fitReading(units: readonly SpellingUnit[], whole: Reading): readonly number[] | null {
  const { kana: reading } = whole;
  const keyOf = new Map<string, string>();
  for (const text of [...reading, ...units.map((unit) => unit.text)]) {
    if (!keyOf.has(text)) keyOf.set(text, kanaKey(text));
  }
  const keys = reading.map((character) => keyOf.get(character));
  /** Of the units after this one, by their place; at first nothing is left for nobody. */
  let rest = new Float64Array(keys.length + 1).fill(Infinity);
  rest[keys.length] = 0;
  const chosen: Uint16Array[] = [];

  for (const unit of units.toReversed()) {
    const costs = new Float64Array(keys.length + 1).fill(Infinity);
    const lengths = new Uint16Array(keys.length + 1);
    const kanjiCount = [...unit.text].length;
    const key = keyOf.get(unit.text);
    for (let place = 0; place <= keys.length; place += 1) {
      const stands = place < keys.length && (reading[place] === unit.text || keys[place] === key);
      const least = unit.kind === 'sign' ? 0 : 1;
      const most = unit.kind === 'kanji' ? kanjiCount * MAX_KANA_PER_KANJI : least;
      if (unit.kind === 'literal' && !stands) continue;
      for (let length = least; length <= most && place + length <= keys.length; length += 1) {
        // What is read of kanji holds no mark: 昨日、駅 is きのう before the 、, not with it.
        if (unit.kind === 'kanji' && length > 0 && mark.test(reading[place + length - 1] ?? '')) break;
        const own =
          unit.kind === 'kanji' ? costOf(kanjiCount, length, wordsIn(whole, place, place + length)) : 0;
        const cost = (rest[place + length] ?? Infinity) + own;
        if (cost < (costs[place] ?? Infinity)) {
          costs[place] = cost;
          lengths[place] = length;
        }
      }
    }
    rest = costs;
    chosen.push(lengths);
  }
  if (rest[0] === Infinity) return null;
  let place = 0;
  return chosen.reverse().map((lengths) => {
    const length = lengths[place] ?? 0;
    place += length;
    return length;
  });
}

export interface FuriganaSegment {
  /** A stretch of the spelling; all of them together are the spelling. */
  readonly text: string;
  /** The kana to set above it; null where the text is kana or a sign already. */
  readonly ruby: string | null;
}

/** Numbers begin a word: 私 一人, 午後 二時. */
const numeral = /^[一二三四五六七八九十百千万何数\p{N}]/u;

/** Kanji under the kana of several words, cut where the likeliest kanji of each end; whole when there are too few. */
function byWord(text: string, words: readonly string[]): FuriganaSegment[] {
  const kanji = [...text];
  if (words.length > kanji.length) return [{ text, ruby: words.join('') }];
  /** By how many kanji are taken: the cost, and where the last word begins. */
  let rows: { readonly cost: number; readonly starts: readonly number[] }[] = [{ cost: 0, starts: [] }];
  for (const word of words) {
    const next: typeof rows = [];
    for (let end = 1; end <= kanji.length; end += 1) {
      for (let start = Math.max(0, end - [...word].length); start < end; start += 1) {
        const before = rows[start];
        if (!before || (kanji[start] === '々' && start > 0)) continue;
        const ease = numeral.test(kanji[start] ?? '') ? 0.5 : 0;
        const cost = before.cost + unusual(end - start, [...word].length) - ease;
        if (cost <= (next[end]?.cost ?? Infinity)) next[end] = { cost, starts: [...before.starts, start] };
      }
    }
    rows = next;
  }
  const starts = rows[kanji.length]?.starts;
  if (!starts) return [{ text, ruby: words.join('') }];
  return words.map((ruby, index) => ({ text: kanji.slice(starts[index], starts[index + 1]).join(''), ruby }));
}

/** The kana of a stretch of a reading, word by word. */
function wordsOf({ kana, ended }: Reading, from: number, to: number): string[] {
  const words: string[] = [];
  for (let place = from; place < to; place += 1) {
    const goesOn = place > from && ended[place] === ended[place - 1];
    words.push((goesOn ? (words.pop() ?? '') : '') + (kana[place] ?? ''));
  }
  return words;
}

function segments(units: readonly SpellingUnit[], lengths: readonly number[], reading: Reading) {
  const result: FuriganaSegment[] = [];
  let place = 0;
  units.forEach(({ kind, text }, index) => {
    const end = place + (lengths[index] ?? 0);
    const last = result.at(-1);
    const read = reading.kana.slice(place, end).join('');
    if (kind === 'kanji' && read !== text) result.push(...byWord(text, wordsOf(reading, place, end)));
    else if (last?.ruby === null) result[result.length - 1] = { text: last.text + text, ruby: null };
    else result.push({ text, ruby: null });
    place = end;
  });
  return result;
}

/** Characters of the spelling times those of the reading: more are no word and no sentence, and would take too long. */
const MAX_PAIRS = 60_000;

/**
 * Lays a kana reading over its spelling: 食べ物, たべもの → 食(た) べ 物(もの). Kana of the spelling anchor the reading, and
 * spaces in it say where a word ends: 午後二時, ごご にじ → 午後(ごご) 二時(にじ). Of several ways the likeliest is taken. Signs
 * have no kana over them. When the reading does not fit (it is another word's, or the word mixes what kana cannot
 * anchor, or both are very long) the whole word is one segment under the whole reading, or under none where it holds
 * signs. Never throws.
 */
export function alignFurigana(spelling: string, reading: string): FuriganaSegment[] {
  const text = spelling.normalize('NFC');
  const read = readingOf(reading);
  if (text === '') return [];
  if (read.kana.length === 0 || isKana(text)) return [{ text, ruby: null }];
  const fits = text.length * read.kana.length <= MAX_PAIRS;
  for (const readDigits of [false, true]) {
    const units = spellingUnits(text, readDigits);
    const lengths = fits ? fitReading(units, read) : null;
    if (lengths) return segments(units, lengths, read);
  }
  const hasSign = spellingUnits(text, true).some(({ kind }) => kind === 'sign');
  return [{ text, ruby: hasSign ? null : read.kana.join('') }];
}

/**
 * Longest sentence and reading, in UTF-16 units, that are laid over each other while a page is drawn; longer ones
 * stand apart.
 */
const MAX_SENTENCE_LENGTH = 80;
const MAX_READING_LENGTH = 160;

/** The part of a vocabulary entry that says how it is written and read. */
interface Written {
  readonly ja_word: string;
  readonly hiragana: string | null;
  readonly katakana: string | null;
  readonly romaji: string;
}

/** The headword with its reading above its kanji, word by word. */
export const wordSegments = ({ ja_word, hiragana, katakana, romaji }: Written): readonly FuriganaSegment[] =>
  alignFurigana(ja_word, spacedReading(hiragana ?? katakana ?? '', romaji));

/** A group of kanji in which a known group begins or ends, as two; the reading says whether it is that group. */
function splitAt(segment: FuriganaSegment, known: FuriganaSegment): readonly FuriganaSegment[] {
  const { text, ruby } = segment;
  if (ruby === null || known.ruby === null || text === known.text) return [segment];
  const [restOfText, restOfRuby] = [text.length - known.text.length, ruby.length - known.ruby.length];
  if (restOfText <= 0 || restOfRuby <= 0) return [segment];
  if (text.endsWith(known.text) && ruby.endsWith(known.ruby)) {
    return [{ text: text.slice(0, restOfText), ruby: ruby.slice(0, restOfRuby) }, known];
  }
  if (text.startsWith(known.text) && ruby.startsWith(known.ruby)) {
    return [known, { text: text.slice(-restOfText), ruby: ruby.slice(-restOfRuby) }];
  }
  return [segment];
}

/** A word with its example. */
interface Exemplified extends Written {
  readonly ja_sentence: string | null;
  readonly ja_hiragana_sentence: string | null;
  readonly romaji_sentence: string | null;
}

/**
 * The example of a word with its reading above its kanji, word by word; null when there is none, and when the reading
 * does not fit the spelling, because kana over a whole sentence would be in the way. Where the word itself stands
 * beside other kanji, it has its reading to itself: 毎朝 電車.
 */
export function sentenceSegments(entry: Exemplified): readonly FuriganaSegment[] | null {
  const { ja_sentence: sentence, ja_hiragana_sentence: reading, romaji_sentence: romaji } = entry;
  if (sentence === null || reading === null) return null;
  if (sentence.length > MAX_SENTENCE_LENGTH || reading.length > MAX_READING_LENGTH) return null;
  const segments = alignFurigana(sentence.replace(/\s+/g, ''), spacedReading(reading, romaji));
  if (segments.length < 2 && !isKana(sentence.replace(/[\p{P}\s]/gu, ''))) return null;
  const known = wordSegments(entry).filter(({ ruby }) => ruby !== null);
  return segments.flatMap((segment) => {
    const part = known.find((one) => splitAt(segment, one).length > 1);
    return part ? splitAt(segment, part) : [segment];
  });
}
