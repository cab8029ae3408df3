import { foldForSearch, hasJapanese, hasKanji, hasLatin, romajiAgrees } from '@kotoba/japanese';
import { kanjiNumeral } from '../reading/numbers';
import { sentenceTokens } from '../phrases/english-tokens';
import { isFunction } from '../phrases/noun';
import type { EnglishLookup } from './find-english';
import type { JapaneseLookup } from './find-japanese';
import { createHeardWords, MAX_PARTS } from './heard-words';
import { kanaReadings, lengthened } from './kana-readings';
import { authored, eitherOf, type Found, type Meant, nameOf } from './known-words';
import { readingOf } from './hinted';
import { areAlike, createListLookup, MIN_LIST } from './listed-words';
import { createPartsLookup } from './written-in-parts';
import {
  japaneseFirst,
  LABEL,
  LATIN_SIDES,
  partsOf,
  type Sides,
  sidesOf,
  withPlainBrackets,
} from './note-sides';

export interface WordLookup {
  /**
   * What a learner may mean by a note in English, kana, kanji or romaji, or by "傘 umbrella", taken as one word; each of
   * the words of a Japanese text. Empty when nothing is known.
   */
  meant(text: string): Promise<Meant[]>;
  /** The Japanese of a note and what stands beside it, but for how it is read. */
  sides(text: string): Promise<Sides>;
  /** The likeliest words of it. */
  whole(text: string): Promise<Found[]>;
  /**
   * "apple banana orange": three or more words of one kind, each on its own; nouns only of one topic, because nouns also
   * make one name ("train ticket office"). "Cats and dogs": both; "akai aoi kuroi", too. Empty for all else, and for what
   * is known as a whole.
   */
  list(text: string): Promise<Found[]>;
  /** "red car": every word of a short English text on its own, or none of them. */
  parts(text: string): Promise<Found[]>;
}

/** A word of the dictionary that something speaks for. */
const isCommon = (found: Found | null): boolean =>
  found?.kind === 'dictionary' && (found.found.word.core || found.found.word.isGlossed === true);

/** One word of two syllables or more, as romaji is written. */
const hasLatinWord = (text: string): boolean => /^[a-z']{3,}$/.test(text.trim());

const isForBeginners = ({ guesses: [{ found }] }: Meant): boolean =>
  found.kind === 'authored' && /^N[45]$/.test(found.word.level);

/** What is so long hardly sounds like a word that it is not: "osetsushitsu". */
const LONG_ENOUGH = 8;
/** What is no part of its own. */
const LITTLE =
  /^(a|an|the|to|be|of|and|or|my|your|one's|oneself|someone|something|with|in|on|at|for|from|by|about|into|up|out|off)$/i;
/** So many ways to make vowels long are tried for a form of a word: "benkyoshimasu". */
const MAX_LONGER = 12;
/** So many of them are looked up at once. */
const MAX_KEYS = 60;
/** As て and た stand on a verb: "matte", "yonda". */
const IN_TE_OR_TA = /(?:tt|nd)[ae]$/;
/** Nobody writes English with long marks. */
const MACRON = /[āīūēōĀĪŪĒŌâîûêôÂÎÛÊÔ]/;
/** A word with its reading in parentheses, and its meaning behind them. */
const READ_BESIDE = /^([^()（）]+)[(（]([^()（）]+)[)）]\s*(?:[=:：→–—-]\s*)?([^\s()=:：→–—-].*)$/;
/** What is noted with a dash, or behind V for a verb, stands behind another word: 〜やすい, "~yasui", Vてから. */
const BEHIND = /^\s*(?:[〜～~]|(?:V|N|動詞|名詞)\s*[-+＋〜～~]?\s*(?=[ぁ-ゖ]))\s*(.+)$/;
/** A word with what goes with it later on: さえ…ば, 全然〜ない. */
const PAIRED = /^([^\s〜～~.…]{2,})(?:[〜～~]+|\.{2,}|…+)[ぁ-ゖ]{1,5}$/;
const REMARKED = /^([^()（）]+)[(（]([^()（）]+)[)）]$/;

export function createWordLookup(english: EnglishLookup, japanese: JapaneseLookup): WordLookup {
  const inParts = createPartsLookup(japanese);
  const listOf = createListLookup(english);
  const heardWords = createHeardWords(japanese);
  /** The word that everybody learns early of which it is a form. */
  const easyForm = async (kana: string | undefined): Promise<Meant | null> => {
    const form = kana === undefined ? null : await japanese.formOf(kana);
    return form && isForBeginners(form) ? form : null;
  };

  const romaji = async (text: string, meaning?: string): Promise<Meant[]> => {
    const readings = kanaReadings(text);
    const found = await Promise.all(readings.map((kana) => japanese.exact(kana)));
    const ours = readings.find((kana, place) => found[place]?.kind === 'authored' || japanese.isOurs(kana));
    if (ours !== undefined) return japanese.meant(ours, meaning);
    const common = readings.find((_, place) => isCommon(found[place] ?? null));
    const longer = [...new Set(readings.flatMap((kana) => lengthened(kana).slice(0, MAX_LONGER * 2)))];
    const long = longer.find((kana) => japanese.isOurs(kana) || japanese.isSaid(kana));
    const [heard] = long === undefined ? [] : await japanese.meant(long, meaning);
    // "katta" is 買った before it is カッター.
    const form =
      heard && meaning === undefined && IN_TE_OR_TA.test(text) ? await easyForm(readings[0]) : null;
    if (heard && form) return eitherOf([form], [heard]);
    if (heard && isForBeginners(heard) && heard.isSure) return [heard];
    // "tenko" is 点呼, and 天候 to whoever writes no long vowels.
    if (common !== undefined && long !== undefined && meaning === undefined)
      return eitherOf(await japanese.meant(long), await japanese.meant(common));
    const kana =
      common ??
      long ??
      readings.find((_, place) => found[place]) ??
      (longer.length > 0
        ? await japanese.commonOf(longer.slice(0, MAX_KEYS), text.length >= LONG_ENOUGH)
        : null);
    if (kana) return japanese.meant(kana, meaning);
    for (const reading of [...readings, ...longer.slice(0, MAX_LONGER)]) {
      const form = await japanese.formOf(reading, meaning);
      // "sorenoni" is no form of 剃る to be sure of.
      const isHeard = form !== null && (readings.includes(reading) || isForBeginners(form));
      if (form) return [isHeard ? form : { ...form, isSure: false }];
    }
    const near = meaning === undefined && readings[0] ? await japanese.near(readings[0]) : null;
    return near ? [near] : [];
  };

  /** "iku - to go": what the teacher said, in Latin letters on both sides. */
  const latinSides = async (text: string): Promise<{ meant: Meant; meaning: string }[]> => {
    const [one = '', other = '', ...more] = partsOf(text, LATIN_SIDES);
    if (!one || !other || more.length > 0) return [];
    const ways = [];
    for (const [word, meaning] of [
      [one, other],
      [other, one],
    ] as const) {
      const [found] = kanaReadings(word).length > 0 ? await romaji(word, meaning) : [];
      if (found) ways.push({ meant: found, meaning });
    }
    // "pain - itami": what has that meaning, whichever side could be romaji.
    return ways.toSorted((a, b) => Number(b.meant.isSure) - Number(a.meant.isSure));
  };

  /** "neko cat", "cat neko": without anything between them only where the word has that meaning. */
  const besides = async (text: string): Promise<Meant[]> => {
    const bare = text.trim();
    const [first, last] = [bare.search(/\s/), bare.search(/\s\S+$/)];
    for (const [word, meaning] of [
      [bare.slice(0, first), bare.slice(first)],
      [bare.slice(last).trim(), bare.slice(0, last)],
    ] as const) {
      if (first < 0 || !kanaReadings(word).some(japanese.isOurs)) continue;
      const found = await romaji(word, meaning);
      if (found[0]?.isSure) return found;
    }
    return [];
  };

  /** "hashi (bridge)": as はし (bridge). */
  const hintedRomaji = async (text: string): Promise<Meant[]> => {
    const [, word = '', hint = ''] = REMARKED.exec(text.trim()) ?? [];
    const kana = kanaReadings(word.trim()).find(japanese.isOurs);
    const found = kana === undefined ? null : await japanese.hinted(kana, hint.trim());
    return found ? [found] : [];
  };

  /** "kami (hair)", "hair (kami)": 髪 means just that, whatever English made of kami. */
  const namedRomaji = async (text: string): Promise<Meant[]> => {
    const [, word = '', hint = ''] = REMARKED.exec(text.trim()) ?? [];
    for (const [said, meaning] of [
      [word.trim(), hint.trim()],
      [hint.trim(), word.trim()],
    ] as const)
      for (const kana of kanaReadings(said).filter(japanese.isOurs)) {
        const [found] = await japanese.meant(kana, meaning);
        if (found?.isSure) return [found];
      }
    return [];
  };

  const latin = async (text: string): Promise<Meant[]> => {
    const numeral = kanjiNumeral(text.trim());
    const number = numeral ? await japanese.meant(numeral) : [];
    if (number.length > 0) return number;
    const [apart] = await latinSides(text);
    if (apart) return [apart.meant];
    const long = MACRON.test(text) ? await romaji(text) : [];
    if (long.length > 0) return long;
    const named = await namedRomaji(text);
    if (named.length > 0) return named;
    const said = await english.meant(text);
    const form = said && IN_TE_OR_TA.test(text) ? await easyForm(kanaReadings(text)[0]) : null;
    // "matte" is 待って before it is a rare word of English.
    if (said && form && said.guesses[0].found.kind === 'dictionary') return eitherOf([form], [said]);
    // "inu" is 犬 before it is the last word of "shiba inu".
    const isHeard = (kana: string) => [kana, ...lengthened(kana)].some(japanese.isOurs);
    const isRomaji = said?.reasons.includes('loose') && kanaReadings(text).some(isHeard);
    if (said && !isRomaji && !said.reasons.includes('loose')) {
      // "onigiri" is asked of nobody: the word that English borrowed is the word.
      const [spoken] = kanaReadings(text).some(japanese.isOurs) ? await romaji(text) : [];
      if (spoken && nameOf(spoken.guesses[0].found) === nameOf(said.guesses[0].found))
        return [said.isSure ? said : spoken];
      // "uma" is 馬 before it is a rare word of English, or of the dictionary alone; "too" is what learners ask for.
      const isTaught =
        said.guesses[0].found.kind !== 'dictionary' || said.reasons.includes('several meanings');
      if (!spoken || isTaught || !hasLatinWord(text)) return [said];
      // "hen" is 変 or the bird.
      if (said.reasons.includes('ours')) return isForBeginners(spoken) ? eitherOf([spoken], [said]) : [said];
      return isForBeginners(spoken) ? [spoken] : eitherOf([spoken], [said]);
    }
    const hinted = await hintedRomaji(text);
    if (hinted.length > 0) return hinted;
    const sides = await besides(text);
    if (sides.length > 0) return sides;
    return said && !isRomaji ? [said] : romaji(text);
  };

  /** Whether that is how a word is read, in kana or romaji: たべる, "taberu". */
  const isReadingOf = async (reading: string, word: string): Promise<boolean> => {
    const found = await japanese.exact(word);
    const kana = found ? readingOf(found) : word;
    return hasLatin(reading) ? romajiAgrees(kana, reading) : foldForSearch(reading) === foldForSearch(kana);
  };

  /** The sides of a note without how its word is read: "食べる (taberu) = to eat", 猫（ねこ）: cat, "neko (猫) cat". */
  const readSides = async (plain: string): Promise<Sides> => {
    const [, left = '', right = '', rest = ''] = READ_BESIDE.exec(plain) ?? [];
    // どうし (同志) is 同志 (どうし).
    const [word, reading] = hasKanji(right) && !hasKanji(left) ? [right, left] : [left, right];
    const isRead = word !== '' && hasJapanese(word) && (await isReadingOf(reading.trim(), word.trim()));
    const all = sidesOf(isRead ? `${word} = ${rest}` : plain);
    const [one = '', other, ...others] = all.japanese.split(/\s+/);
    const [spelling, beside] = hasJapanese(one) ? [one, other] : [other ?? '', one];
    const isBeside =
      other !== undefined && others.length === 0 && (await isReadingOf(beside ?? '', spelling));
    const told = isBeside ? { ...all, japanese: spelling } : all;
    const [first = '', ...more] = told.meaning?.split(/[\s,;]+/) ?? [];
    if (first === '' || !(await isReadingOf(first, told.japanese))) return told;
    return { ...told, meaning: more.length > 0 ? more.join(' ') : undefined };
  };

  const sides = async (text: string): Promise<Sides> => {
    const told = await sidesTold(text);
    const isLabel =
      LABEL.test(told.meaning ?? '') &&
      hasJapanese(text) &&
      !(await japanese.meant(told.japanese, told.meaning))[0]?.isSure;
    return isLabel ? { japanese: told.japanese } : told;
  };

  const sidesTold = async (text: string): Promise<Sides> => {
    const plain = withPlainBrackets(text);
    const [latin] = hasJapanese(text) ? [] : await latinSides(text);
    if (latin)
      return { japanese: nameOf(latin.meant.guesses[0].found).split('|')[0] ?? '', meaning: latin.meaning };
    const turned = japaneseFirst(plain);
    if (!turned) return readSides(plain);
    const told = await readSides(turned.text);
    const isOne =
      turned.isApart ||
      told.meaning === undefined ||
      (await japanese.meant(told.japanese, told.meaning))[0]?.isSure;
    return isOne ? told : readSides(plain);
  };

  const lookUp = async (text: string): Promise<Meant[]> => {
    const [, behind] = BEHIND.exec(text) ?? [];
    const readings = behind === undefined ? [] : [behind, ...kanaReadings(behind)];
    const ending = readings.map(japanese.ending).find((one) => one !== null);
    if (ending) return [{ guesses: [{ found: authored(ending) }], isSure: true, reasons: ['exact'] }];
    if (!hasJapanese(text)) return latin(behind ?? text);
    const apart = await inParts(text);
    if (apart.length > 0) return apart;
    // 〜ながら and 〜のおかげで are written so to say that something stands before it, あまり〜ない what stands behind.
    const bare = (behind?.replace(/^の(?=..|\p{Script=Han})/u, '') ?? text).replace(PAIRED, '$1');
    const { japanese: word, meaning, hint } = await sides(bare);
    const hinted = hint === undefined ? null : await japanese.hinted(word, hint);
    return hinted
      ? [hinted]
      : japanese.meant(word, meaning ?? (hint && !hasJapanese(hint) ? hint : undefined));
  };

  return {
    async list(text) {
      const listed = await listOf(text);
      const heard = listed.length > 0 || hasJapanese(text) ? [] : await heardWords(text);
      return heard.length >= MIN_LIST && areAlike(heard) ? heard : listed;
    },
    meant: lookUp,
    sides,
    whole: async (text) => (await lookUp(text)).map(({ guesses }) => guesses[0].found),
    parts: async (text) => {
      if (hasJapanese(text)) return japanese.parts(text);
      const heard = await heardWords(text);
      if (heard.length > 0) return heard;
      // "I'm the youngest": what makes a sentence names nothing.
      const shown = sentenceTokens(text)?.tokens.map((token) => token.text) ?? text.split(/\s+/);
      const words = shown.filter((word) => /^\w/.test(word) && !LITTLE.test(word) && !isFunction(word));
      if (words.length < 2 || words.length > MAX_PARTS) return [];
      const found = await Promise.all(words.map((word) => english.find(word)));
      return found.every((word) => word !== null) ? found : [];
    },
  };
}
