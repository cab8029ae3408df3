import { foldForSearch, hasKanji, toRomaji } from '@kotoba/japanese';
import type { FurtherForm } from '@kotoba/japanese/answers';
import type { DictionaryWord, Sense } from '../dictionary/word';
import type { AuthoredWord } from '../authored/authored-word';
import { englishKey } from '../english-key';
import { isCounter, numeralValue, readCounted, readNumber } from '../reading/numbers';
import { saysNumber } from './english-numbers';
import { partsOf, shortKeys } from './further-meanings';
import type { Kin, KnownWord, Prefixed, Synonyms, WrittenWord } from './tables';

/** An entry as far as its other forms are concerned. */
export interface FormedWord {
  readonly en: string;
  /** Null for a word in kana. */
  readonly kanji: string | null;
  readonly kana: string;
  /** The spelling stands in the headword alone; the entry has no kanji. */
  readonly unlisted?: boolean;
}

/** Tables of ours that say which words are forms of each other. */
export interface FormTables {
  readonly kin: readonly Kin[];
  readonly prefixed: readonly Prefixed[];
  readonly secondReadings: ReadonlyMap<string, readonly string[]>;
  readonly synonyms: Synonyms;
}

type Reason = FurtherForm['reason'];

const form = (text: string, reason: Reason, shown = text): FurtherForm => ({ text, shown, reason });

const sameKana = (a: string, b: string): boolean => foldForSearch(a) === foldForSearch(b);

/** Whether an entry is a word of ours, in whichever of the dictionary's spellings: 子ども is 子供. */
const isWritten = ({ kanji, kana }: FormedWord, word: WrittenWord, known: KnownWord | null): boolean => {
  if (!sameKana(kana, word.kana)) return false;
  if (kanji === null || kanji.replace(/^御/, 'お') === word.written) return true;
  return known?.word.forms.some((each) => each.kanji === word.written) ?? false;
};

/** A word as it is written and as it is read. */
const bothOf = ({ written, kana }: WrittenWord, reason: Reason): FurtherForm[] => [
  form(kana, reason, written),
  ...(hasKanji(written) ? [form(written, reason)] : []),
];

/** Neither old nor slang, a joke or of a trade. */
const isPlain = ({ marks }: Sense): boolean => marks.every((mark) => PLAIN_MARK.test(mark));
const PLAIN_MARK = /^(?:uk|pol|hon|hum|fam|col|abbr)$/;

/** Words with this spelling that mean nothing else than what is meant: 良い is よい and いい, 開く is あく or ひらく. */
function isOneWord(other: DictionaryWord, { word, senses }: KnownWord): boolean {
  const own = word.senses[senses[0] ?? 0]?.glosses ?? [];
  const theirs = other.senses[0];
  // 朝 is あした in old books alone, 七 is チー at mah-jong: of a common word only what is common is another reading.
  if (!theirs || !isPlain(theirs) || (word.weight > 0 && other.weight === 0)) return false;
  // Nobody counts one person as いちにん.
  if (other.forms.some(({ kana }) => /^(?:いちにん|ににん)$/.test(kana))) return false;
  const shared = theirs.glosses.filter((gloss) => own.includes(gloss));
  return (
    theirs.glosses[0] === own[0] && (shared.length > 1 || own.length === 1 || theirs.glosses.length === 1)
  );
}

/** Ten before a counter is じゅっ as well as じっ: 十分, 二十歳. */
function ofTen({ kanji, kana }: FormedWord): string[] {
  if (!kanji?.includes('十')) return [];
  return [kana.replace('じゅっ', 'じっ'), kana.replace(/(?<!ゅ)じっ/, 'じゅっ')];
}

/** 七回 is ななかい and しちかい, 九年間 きゅうねんかん and くねんかん; days and months have one reading. */
function ofSevenAndNine({ kanji, kana }: FormedWord): string[] {
  const [, tens = '', digit, counter = ''] =
    /^([一二三四五六七八九]?十)?([七九])(.+)$/u.exec(kanji ?? '') ?? [];
  const isFree = digit === '七' ? !/^(?:月|日|日間)$/.test(counter) : /^(?:人|年|年間|年生)$/.test(counter);
  if (!isFree || !isCounter(counter)) return [];
  const rest = (readCounted(7, counter) ?? '').replace(/^(?:なな|しち)/, '');
  const before = tens && readNumber(numeralValue(tens) ?? 0);
  const read = (digit === '七' ? ['なな', 'しち'] : ['きゅう', 'く']).map((said) => before + said + rest);
  return read.some((one) => sameKana(one, kana)) ? read : [];
}

/** Other readings of the same spelling. Source: ANS-33. */
function secondReadings(
  entry: FormedWord,
  known: KnownWord | null,
  all: readonly DictionaryWord[],
  tables: FormTables,
) {
  const spellings = new Set(
    entry.kanji !== null
      ? [entry.kanji]
      : (known?.word.forms ?? [])
          .filter(({ kana, odd }) => !odd && sameKana(kana, entry.kana))
          .map(({ kanji }) => kanji),
  );
  const words = known
    ? [known.word, ...all.filter((word) => word !== known.word && isOneWord(word, known))]
    : [];
  // Of a word that is on no list of common ones all forms but the first are marked: that says nothing of a reading.
  const dictionary = words
    .flatMap(({ forms, weight }) => forms.filter(({ odd }) => !odd || weight === 0))
    .filter(({ kanji }) => kanji !== null && spellings.has(kanji))
    .map(({ kana }) => kana);
  const written = entry.kanji ?? entry.kana;
  const listed = tables.secondReadings.get(written) ?? [];
  const taught = listed.some((kana) => sameKana(kana, entry.kana)) ? listed : [];
  // 祖母 may be read おば, but to a learner that is an aunt.
  const isOtherKin = (kana: string) =>
    tables.kin
      .flatMap(({ plain, polite }) => [plain, ...polite])
      .some((word) => sameKana(word.kana, kana) && word.written !== entry.kanji);
  return [...dictionary, ...taught, ...ofTen(entry), ...ofSevenAndNine(entry)]
    .filter((kana) => !sameKana(kana, entry.kana) && !isOtherKin(kana))
    .map((kana) => form(kana, 'second_reading'));
}

/** Other spellings of the same reading, rare ones too: who writes 観る knows the word. Source: ANS-37. */
function otherSpellings(
  entry: FormedWord,
  known: KnownWord | null,
  all: readonly DictionaryWord[],
  others: readonly AuthoredWord[],
): FurtherForm[] {
  if (!known) return [];
  const meant = new Set(known.word.senses.flatMap(({ glosses }) => glosses));
  const isSame = ({ senses: [only, ...more] }: DictionaryWord) =>
    more.length === 0 &&
    only !== undefined &&
    isPlain(only) &&
    only.glosses.every((gloss) => meant.has(gloss));
  return [known.word, ...all.filter((word) => word !== known.word && isSame(word))]
    .flatMap(({ forms }) => forms)
    .filter(({ kanji, kana }) => kanji !== null && sameKana(kana, entry.kana) && kanji !== entry.kanji)
    .filter(({ kanji }) => others.every(({ written }) => written !== kanji))
    .map(({ kanji }) => form((kanji ?? '').normalize('NFKC'), 'other_spelling'));
}

const NUMERAL = /[〇一二三四五六七八九十百千万]+(?=[^〇一二三四五六七八九十百千万\d])/u;

/** 二人 as 2人, where something is counted. Source: ANS-37. */
function inDigits({ kanji, en }: FormedWord): FurtherForm[] {
  const numeral = kanji === null || !saysNumber(en) ? null : NUMERAL.exec(kanji);
  const value = numeral && numeralValue(numeral[0]);
  if (value === null || kanji === null) return [];
  return [form(kanji.replace(NUMERAL, String(value)), 'other_spelling')];
}

/** 父 and お父さん. Source: ANS-36. */
function kinForms(entry: FormedWord, known: KnownWord | null, { kin, synonyms }: FormTables): FurtherForm[] {
  const meanings = new Set(
    partsOf(entry.en).map((part) => englishKey(part.replace(/^(?:one's(?: own)?|my|your) /, ''))),
  );
  const isMeant = ({ en }: Kin) =>
    [en, ...synonyms.of(en, 'noun')].some((text) => meanings.has(englishKey(text)));
  return kin.filter(isMeant).flatMap(({ plain, polite }) => {
    if (isWritten(entry, plain, known)) return polite.flatMap((word) => bothOf(word, 'kin_polite'));
    return polite.some((word) => isWritten(entry, word, known)) ? bothOf(plain, 'kin_plain') : [];
  });
}

/** 茶 and お茶. Source: ANS-37. */
const prefixForms = (entry: FormedWord, known: KnownWord | null, { prefixed }: FormTables): FurtherForm[] =>
  prefixed.flatMap(({ plain, polite }) => {
    if (isWritten(entry, plain, known)) return bothOf(polite, 'polite_prefix');
    return isWritten(entry, polite, known) ? bothOf(plain, 'polite_prefix') : [];
  });

const SHORT_VOWELS: readonly (readonly [RegExp, string])[] = [
  [/ō|ou|oo|oh/g, 'o'],
  [/ū|uu/g, 'u'],
];

/** A place as English writes it, without its long vowels: Kyoto, Osaka. Source: ANS-38. */
function namesOf({ en, kana }: FormedWord): FurtherForm[] {
  const short = SHORT_VOWELS.reduce((text, [long, vowel]) => text.replace(long, vowel), toRomaji(kana));
  return partsOf(en)
    .filter((part) => /^[A-Z][a-z]+$/.test(part) && part.toLowerCase() === short)
    .map((part) => form(part, 'exact'));
}

/**
 * All forms of a word beside those of its entry. `all` are the dictionary's words with its spelling or reading,
 * `others` words of ours that the dictionary takes for the same.
 */
export function furtherForms(
  entry: FormedWord,
  known: KnownWord | null,
  { all, others }: { all: readonly DictionaryWord[]; others: readonly AuthoredWord[] },
  tables: FormTables,
): FurtherForm[] {
  const found = [
    ...namesOf(entry),
    ...kinForms(entry, known, tables),
    ...prefixForms(entry, known, tables),
    ...secondReadings(entry, known, all, tables),
    ...(entry.unlisted && entry.kanji !== null ? [form(entry.kanji, 'exact')] : []),
    ...inDigits(entry),
    ...otherSpellings(entry, known, all, others),
  ];
  return [...new Map(found.map((each) => [each.text, each] as const).reverse()).values()];
}

const MIN_STEM = 4;

/** "safe" and "safety" say that one word is meant, where spelling and reading say so already. */
function sharesStem(a: string, b: string): boolean {
  const [one, other] = [englishKey(a), englishKey(b)];
  if (one.includes(' ') || other.includes(' ')) return false;
  const stem = Math.max(MIN_STEM, Math.min(one.length, other.length) - 2);
  return one.length >= MIN_STEM && one.slice(0, stem) === other.slice(0, stem);
}

/** The dictionary's words that are written and read like an entry. */
const spelledSo = (entry: FormedWord, all: readonly DictionaryWord[]): DictionaryWord[] =>
  all.filter(({ forms }) =>
    forms.some(
      ({ kanji, kana }) =>
        sameKana(kana, entry.kana) &&
        (entry.kanji === null || kanji?.normalize('NFKC') === entry.kanji.normalize('NFKC')),
    ),
  );

/**
 * The one word that has the kanji and the reading of an entry, whatever the entry says that it means: enough to know its
 * other forms, if not its other meanings.
 */
export function onlyWord(entry: FormedWord, all: readonly DictionaryWord[]): KnownWord | null {
  const [word, ...more] = entry.kanji === null ? [] : spelledSo(entry, all);
  return word && more.length === 0 ? { word, senses: [0] } : null;
}

/** The dictionary's word for an entry and the senses that share a meaning with it; null when none does. */
export function knownWord(
  entry: FormedWord & { readonly partOfSpeech: string },
  all: readonly DictionaryWord[],
  synonyms: Synonyms,
): KnownWord | null {
  const own = partsOf(entry.en).flatMap(shortKeys);
  const everyday = new Set(own.flatMap((text) => synonyms.of(text, entry.partOfSpeech)).map(englishKey));
  const spelt = spelledSo(entry, all);
  const stems = (gloss: string) => entry.kanji !== null && own.some((text) => sharesStem(text, gloss));
  const byPart = own.map((part) => (gloss: string) => englishKey(gloss) === englishKey(part));
  const ways = [byPart, [(gloss: string) => everyday.has(englishKey(gloss))], [stems]];
  for (const tests of ways)
    for (const word of spelt) {
      // The first sense of each part: 取る has "to take" in most of its senses.
      const senses = tests
        .map((isMeant) => word.senses.findIndex(({ glosses }) => glosses.flatMap(shortKeys).some(isMeant)))
        .filter((index) => index >= 0);
      if (senses.length > 0) return { word, senses: [...new Set(senses)].sort((a, b) => a - b) };
    }
  return null;
}

/**
 * Words of ours that the dictionary keeps in one with an entry, though they mean something else: 早い and 速い. Learners
 * learn to tell them apart.
 */
export function takenForSame(
  { en, kanji, kana }: FormedWord,
  known: DictionaryWord | undefined,
  homophones: readonly AuthoredWord[],
): AuthoredWord[] {
  const own = new Set(partsOf(en).map(englishKey));
  const spellings = new Set(known?.forms.map((each) => each.kanji));
  return homophones.filter(
    (word) =>
      word.written !== kanji &&
      sameKana(word.kana, kana) &&
      spellings.has(word.written) &&
      !partsOf(word.en).some((part) => own.has(englishKey(part))),
  );
}
