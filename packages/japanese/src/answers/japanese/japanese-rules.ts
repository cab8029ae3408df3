import { hasKanji, hasJapanese, hasLatin } from '../../text';
import { readingsOf, spellingsOf, type Reading, romajiOf } from '../entry-texts';
import type { AnswerEntry, AnswerQuery, FurtherForm } from '../types';
import { isOneOf } from './spelling-key';
import {
  readTyped,
  type TypedKana,
  equalsWithLongMarks,
  foldDzDu,
  foldParticles,
  foldSmallKana,
  readsAs,
  isReadingOf,
} from './typed-kana';
import { romajiKeys, parseRomaji } from '../../romaji/parse-romaji';
import { correct, retry, type Outcome, type Rule, incorrect } from '../outcome';
import { firstKana, moraCount } from '../../kana';
import { isAcceptedMeaning, sharesMeaning } from '../english/english-forms';

/** What the rules for Japanese answers look at. */
interface JapaneseContext {
  readonly entry: AnswerEntry;
  readonly otherSaved: readonly AnswerEntry[];
  readonly input: string;
  readonly typed: TypedKana;
  readonly typedKanji: boolean;
  readonly readings: readonly Reading[];
  readonly spellings: readonly string[];
  readonly further: readonly FurtherForm[];
}

export function japaneseContext({ entry, otherSaved, input, further }: AnswerQuery): JapaneseContext {
  return {
    further: further?.forms ?? [],
    entry,
    otherSaved,
    input,
    typed: readTyped(input),
    typedKanji: hasKanji(input.normalize('NFKC')),
    readings: readingsOf(entry),
    spellings: spellingsOf(entry),
  };
}

/** Whether the answer is one of these spellings. */
export const isSpelling = ({ input }: JapaneseContext, spellings: readonly string[]): boolean =>
  isOneOf(input, spellings);

/** What n makes of a vowel or of a y: んあ and な come from the same letters. */
const withN: ReadonlyMap<string, string> = new Map([
  ...['あな', 'いに', 'うぬ', 'えね', 'おの'].map(([vowel = '', n = '']) => [vowel, n] as const),
  ...['やにゃ', 'ゆにゅ', 'よにょ'].map((pair) => [pair.charAt(0), pair.slice(1)] as const),
]);
const withoutN: ReadonlyMap<string, string> = new Map([...withN].map(([vowel, n]) => [n, vowel]));

/** Kana that the same letters give when an n goes to the other syllable, or counts once instead of twice. */
function sameLetters(key: string): string[] {
  const found: string[] = [];
  for (let index = 0; index < key.length; index += 1) {
    const before = key.slice(0, index);
    const afterN = key.charAt(index - 1) === 'ん';
    const n = afterN ? withN.get(key.charAt(index)) : undefined;
    if (n) {
      const rest = key.slice(index + 1);
      found.push(before + n + rest, before.slice(0, -1) + n + rest);
    }
    const syllable = [key.slice(index, index + 2), key.charAt(index)].find((kana) => withoutN.has(kana));
    if (syllable) {
      const vowel = withoutN.get(syllable) ?? '';
      found.push(before + (afterN ? '' : 'ん') + vowel + key.slice(index + syllable.length));
    }
  }
  return found;
}

/** The same Latin text with one n more, or one less, in each run of n before a vowel or y. */
function otherCounts(text: string): string[] {
  return [...text.matchAll(/n+(?='?[aiueoy])/g)].flatMap(({ 0: run, index }) => {
    const before = text.slice(0, index);
    const after = text.slice(index + run.length);
    const more = `${before}${run}n${after}`;
    return run.length > 1 ? [more, before + run.slice(1) + after] : [more];
  });
}

/**
 * Whether the answer becomes a reading by counting one n differently before a vowel: kinen for きんえん, おんあ for おんな. A
 * kana that is missing altogether (おな typed as kana) is no matter of counting. Source: ANS-16.
 */
function differsByN({ text, latin, keys }: TypedKana, readings: readonly Reading[]): boolean {
  const isReading = (key: string) => readings.some((reading) => equalsWithLongMarks(reading.key, key));
  return (
    keys.some((key) => sameLetters(key).some(isReading)) ||
    (latin && otherCounts(text).some((other) => romajiKeys(other).some(isReading)))
  );
}

/** Says something of an answer in Japanese, or passes it on. */
export type JapaneseRule = Rule<JapaneseContext>;

/** Romaji cannot tell づ from ず; kana can. Source: ANS-12. */
const dzDu: JapaneseRule = ({ typed, readings }) => {
  if (!readsAs(typed, readings, foldDzDu)) return null;
  return typed.latin ? correct('exact') : retry('dz_du');
};

/** Source: ANS-13. */
const smallKana: JapaneseRule = ({ typed, readings }) =>
  readsAs(typed, readings, foldSmallKana) ? retry('small_kana') : null;

/** Source: ANS-14. */
const particle: JapaneseRule = ({ typed, readings }) =>
  readsAs(typed, readings, foldParticles) ? retry('particle') : null;

/** A hiragana word written with ー. Source: ANS-15. */
const longVowel: JapaneseRule = ({ typed, readings }) => {
  const hiragana = readings.filter((reading) => !reading.katakana);
  const marked = typed.keys.filter((key) => key.includes('ー'));
  const fits = marked.some((key) => hiragana.some((reading) => equalsWithLongMarks(key, reading.key)));
  return fits ? retry('long_vowel') : null;
};

/** Source: ANS-16. What the entry's own romaji says counts as well: konichiwa and こんいちわ come from konnichiwa. */
const nCount: JapaneseRule = ({ typed, readings, entry }) => {
  const said = romajiOf(entry).map((romaji) => ({ key: parseRomaji(romaji).p1, katakana: false }));
  return differsByN(typed, [...readings, ...said]) ? retry('n_count') : null;
};

/** ANS-12 to ANS-16: one slip, and the rest is the reading. No edit distance: おばさん is not おばあさん. */
export const softRules: readonly JapaneseRule[] = [dzDu, smallKana, particle, longVowel, nCount];

/** Spellings and readings that the learner does not want are wrong, whatever else would accept them. */
export const blockedJapanese: JapaneseRule = (context) => {
  const blocked = (context.entry.blocked ?? []).filter(hasJapanese);
  const readings = blocked.filter((text) => !hasKanji(text)).map((hiragana) => ({ hiragana, en: '' }));
  const isBlocked =
    isSpelling(context, blocked) || readings.some((reading) => isReadingOf(context.typed, reading));
  return isBlocked ? incorrect('blocked') : null;
};

/** Right, but in the wrong language. Source: ANS-17. */
export const englishMeaning: JapaneseRule = ({ entry, input }) =>
  isAcceptedMeaning(entry, input) ? retry('japanese_wanted') : null;

/** The further form that was typed: kana by its sound, kanji as it is written, a name in its letters. */
function typedForm({ input, typed, further }: JapaneseContext): FurtherForm | null {
  const letters = (text: string) => (hasLatin(text) ? text.toLowerCase() : null);
  const isTyped = ({ text }: FurtherForm) => {
    if (hasKanji(text)) return isOneOf(input, [text]);
    if (hasLatin(text)) return letters(text) === letters(typed.text);
    return isReadingOf(typed, { en: '', hiragana: text });
  };
  return further.find(isTyped) ?? null;
}

/**
 * A further form of the word itself is right, with a line on what is different about it; where a reading is wanted,
 * its kanji is not yet. What is saved as a word of its own that means the same is that word, as any other would be.
 * Source: ANS-33, ANS-36, ANS-37, ANS-38.
 */
export const furtherForm =
  (wanted: 'kana' | 'kanji'): JapaneseRule =>
  (context) => {
    const form = typedForm(context);
    if (!form) return null;
    const { reason, shown } = form;
    const others = sameAsTyped(context);
    const isOther = (other: AnswerEntry) =>
      sharesMeaning(context.entry, other) || (reason !== 'exact' && reason !== 'second_reading');
    if (others.some(isOther)) return alternate(context, others.find(isOther));
    if (wanted === 'kana' && context.typedKanji) return retry('kana_wanted');
    return reason === 'exact' ? correct(reason) : correct(reason, shown);
  };

/** The saved words that are so read or written. */
const sameAsTyped = ({ otherSaved, typed, input }: JapaneseContext): AnswerEntry[] =>
  otherSaved.filter((other) => isReadingOf(typed, other) || isOneOf(input, spellingsOf(other)));

/** A retry that tells how the wanted word differs from the saved one that was typed. */
function alternate({ readings }: JapaneseContext, other: AnswerEntry | undefined): Outcome {
  const wanted = readings[0]?.key;
  const hint = wanted && { moraCount: moraCount(wanted), firstKana: firstKana(wanted) };
  return retry('alternate', { ...(other && { other }), ...(hint && { hint }) });
}

/**
 * Another saved word, in kana or kanji. One that shares a meaning was asked for just as well. Source: ANS-18, ANS-20.
 */
export const otherWord: JapaneseRule = (context) => {
  const same = sameAsTyped(context);
  const synonym = same.find((other) => sharesMeaning(context.entry, other));
  if (synonym) return alternate(context, synonym);
  const [other] = same;
  return other ? incorrect('other_word', { other }) : null;
};

/** Any parse equals any stored reading. Source: ANS-11. */
export const isOwnReading = ({ typed, entry }: JapaneseContext): boolean => isReadingOf(typed, entry);
