import { kanaKey } from './kana';
import { isKana } from './text';

/**
 * A stretch of a spelling: a literal is read as it stands, kanji has a reading of its own, a sign (〜 ・ …) may have
 * none.
 */
interface SpellingUnit {
  readonly kind: 'literal' | 'kanji' | 'sign';
  readonly text: string;
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const kanji = /[\p{Script=Han}々〆〇]/u;
const mark = /[、。！？「」]/u;
const digitOrLetter = /[\p{N}\p{L}]/u;

/** ヶ and ケ between kanji are the counter: read か or が, so they belong to the kanji around them. */
const counter = /(?<=[\p{Script=Han}\p{N}])[ヶケヵ](?=\p{Script=Han})/gu;
const COUNTER = '\u{F0000}';

function kindOf(character: string, readDigits: boolean): SpellingUnit['kind'] {
  if (character === COUNTER || kanji.test(character)) return 'kanji';
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

/** A kanji is seldom read with more kana than this. */
const USUAL_KANA_PER_KANJI = 2;

/**
 * Distance from the usual: less than one kana a kanji is rare (百合 has one each, 十 read と too), five or more hardly
 * happens.
 */
function unusual(kanji: number, kana: number): number {
  if (kana < kanji) return 100 * (kanji - kana);
  return Math.abs(kana - kanji * USUAL_KANA_PER_KANJI);
}

/** The longest readings of one kanji are those of measures: 粁 キロメートル. */
const MAX_KANA_PER_KANJI = 8;

/**
 * The likeliest way to lay a reading under the units of a spelling, as the number of kana for each; null when none
 * fits. From the last unit to the first: what the units from here on cost when they begin at a place is asked once.
 */
function fitReading(units: readonly SpellingUnit[], reading: readonly string[]): readonly number[] | null {
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
      const least = unit.kind === 'kanji' ? 1 : stands || unit.kind === 'literal' ? 1 : 0;
      const most = unit.kind === 'kanji' ? kanjiCount * MAX_KANA_PER_KANJI : least;
      if (unit.kind === 'literal' && !stands) continue;
      for (let length = least; length <= most && place + length <= keys.length; length += 1) {
        // What is read of kanji holds no mark: 昨日、駅 is きのう before the 、, not with it.
        if (unit.kind === 'kanji' && length > 0 && mark.test(reading[place + length - 1] ?? '')) break;
        const own = unit.kind === 'kanji' ? unusual(kanjiCount, length) : 0;
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

function segments(units: readonly SpellingUnit[], lengths: readonly number[], reading: readonly string[]) {
  const result: FuriganaSegment[] = [];
  let place = 0;
  units.forEach((unit, index) => {
    const end = place + (lengths[index] ?? 0);
    const ruby = unit.kind === 'kanji' ? reading.slice(place, end).join('') : null;
    place = end;
    const last = result.at(-1);
    if (ruby === null && last?.ruby === null)
      result[result.length - 1] = { text: last.text + unit.text, ruby: null };
    else result.push({ text: unit.text, ruby });
  });
  return result;
}

/** Characters of the spelling times those of the reading: more are no word and no sentence, and would take too long. */
const MAX_PAIRS = 60_000;

/**
 * Lays the kana reading of one word over its spelling: 食べ物, たべもの → 食(た) べ 物(もの). Kana of the spelling anchor the
 * reading; of several ways the likeliest is taken. When the reading does not fit (it is another word's, or the word
 * mixes what kana cannot anchor, or both are very long) the whole word is one segment under the whole reading. Never
 * throws.
 */
export function alignFurigana(spelling: string, reading: string): FuriganaSegment[] {
  const text = spelling.normalize('NFC');
  const kana = [...reading.normalize('NFC')];
  if (text === '') return [];
  if (kana.length === 0 || isKana(text)) return [{ text, ruby: null }];
  if (text.length * kana.length > MAX_PAIRS) return [{ text, ruby: kana.join('') }];
  for (const readDigits of /[\p{N}\p{Script=Latin}]/u.test(text) ? [false, true] : [false]) {
    const units = spellingUnits(text, readDigits);
    const lengths = fitReading(units, kana);
    if (lengths) return segments(units, lengths, kana);
  }
  return [{ text, ruby: kana.join('') }];
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
}

/** The headword with its reading above its kanji. */
export const wordSegments = ({ ja_word, hiragana, katakana }: Written): readonly FuriganaSegment[] =>
  alignFurigana(ja_word, hiragana ?? katakana ?? '');

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

/**
 * A sentence with its reading above its kanji; null when the reading does not fit the spelling, because kana over a
 * whole sentence would be in the way. The stored reading stands in words, the spelling does not. Where the sentence's
 * own word (`word`) stands beside other kanji, it has its reading to itself: 毎朝 電車.
 */
export function sentenceSegments(
  sentence: string,
  reading: string | null,
  word: Written,
): readonly FuriganaSegment[] | null {
  if (reading === null || sentence.length > MAX_SENTENCE_LENGTH || reading.length > MAX_READING_LENGTH)
    return null;
  const segments = alignFurigana(sentence.replace(/\s+/g, ''), reading.replace(/\s+/g, ''));
  if (segments.length < 2 && segments[0]?.ruby !== null) return null;
  const known = wordSegments(word).filter(({ ruby }) => ruby !== null);
  return segments.flatMap((segment) => {
    const part = known.find((one) => splitAt(segment, one).length > 1);
    return part ? splitAt(segment, part) : [segment];
  });
}
