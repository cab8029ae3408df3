import { foldForSearch } from '@kotoba/japanese';
import type { PartOfSpeech } from '@kotoba/contracts';
import { englishKey, hintsOf } from '../english-key';
import { nounOfVerb, baseExpressions, relatedExpressions } from '../word-forms';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { type DictionaryWord, type Form, makesVerb, partOfSpeechOf } from '../dictionary/word';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { matchOf, rankByMeaning, type RankedWord } from '../dictionary/ranking';
import type { EnglishKind } from '../dictionary/translation';
import { type AuthoredExpression, withoutGaps } from '../authored/expressions';
import type { Meaning } from '../authored/tables';
import {
  authored,
  demoted,
  type Found,
  fromDictionary,
  type Guess,
  isSame,
  isTaughtOtherwise,
  knownAs,
  meant,
  type Meant,
} from './known-words';

/** A learner's English words, ready to be looked up. */
interface EnglishQuery {
  /** As typed and folded; empty when there is nothing to look up. */
  readonly key: string;
  /** Other forms that it may be an inflection of. */
  readonly bases: readonly string[];
  readonly hints: readonly string[];
  /** The meaning with its hint before it: "bank (river)" → river bank, riverbank. */
  readonly narrowed: readonly string[];
  readonly partOfSpeech: PartOfSpeech | undefined;
  /** "to hide (something)": a verb that takes an object. */
  readonly object: boolean;
  /** "to succeed" → success, of which 成功する is made; null when the text is no verb. */
  readonly action: string | null;
}

const MARKED: readonly (readonly [RegExp, PartOfSpeech])[] = [
  [/\((v|verb)\.?\)/i, 'verb'],
  [/\((n|noun)\.?\)/i, 'noun'],
  [/\((adj|adjective)\.?\)/i, 'i-adjective'],
  [/\((adv|adverb)\.?\)/i, 'adverb'],
];

const OBJECT = /[(（](something|someone|somebody|sth|sb)\.?[)）]/i;

/** "to swim" asks for a verb, "book (noun)" for a noun; what is in parentheses narrows the meaning down. */
export function parseEnglish(text: string): EnglishQuery {
  const key = englishKey(text);
  const marked = MARKED.find(([mark]) => mark.test(text))?.[1];
  const verb = /^\s*to\s+(?!(the|a|an)\b)\S/i.test(text) ? ('verb' as const) : undefined;
  const hints = hintsOf(text).filter((hint) => !/^(verb|noun|adj|adjective|adverb)$/.test(hint));
  const narrowed = hints.flatMap((hint) => [`${hint} ${key}`, `${hint}${key}`]);
  const object = marked !== 'noun' && OBJECT.test(text);
  const partOfSpeech = marked ?? verb ?? (object ? 'verb' : undefined);
  const action = partOfSpeech === 'verb' ? nounOfVerb(key) : null;
  return {
    key,
    bases: key ? [...baseExpressions(key), ...relatedExpressions(key)] : [],
    hints,
    narrowed,
    partOfSpeech,
    object,
    action,
  };
}

/**
 * Our word for the meaning as typed, else for a base form of it; verbs for "to …", and one that fits a hint before the
 * others.
 */
export function pickOwn(library: AuthoredLibrary, query: EnglishQuery): AuthoredWord | null {
  const { key, bases, partOfSpeech } = query;
  for (const candidate of [key, ...bases]) {
    const words = library.byMeaning(candidate);
    const fitting = partOfSpeech ? ofKind(words, partOfSpeech) : words;
    const hit =
      fitting.find((word) => isRemarked(word, query)) ??
      fitting.find((word) => fitsHints(word, query)) ??
      fitting[0];
    if (hit) return hit;
  }
  return null;
}

const isKind = (word: AuthoredWord, partOfSpeech: string): boolean =>
  word.partOfSpeech === partOfSpeech ||
  (partOfSpeech === 'i-adjective' && word.partOfSpeech === 'na-adjective');

/** "to complain" is 文句を言う, which is no verb by itself and stands for one; but 起きる is "to wake up" before 目が覚める. */
const standsForVerb = ({ partOfSpeech, en }: AuthoredWord): boolean =>
  partOfSpeech === 'expression' && en.startsWith('to ');

const ofKind = (words: readonly AuthoredWord[], partOfSpeech: string): AuthoredWord[] => [
  ...words.filter((word) => isKind(word, partOfSpeech)),
  ...(partOfSpeech === 'verb' ? words.filter(standsForVerb) : []),
];

/** The meaning is told with just that remark: "to lose (a game)". */
const isRemarked = ({ en }: AuthoredWord, { hints }: EnglishQuery): boolean =>
  hints.length > 0 && hints.every((hint) => hintsOf(en).includes(hint));

/** Our word for the meaning and what narrows it down as one: "old (person)" is our "old person". */
export function ownCompound(library: AuthoredLibrary, { key, hints, narrowed, partOfSpeech }: EnglishQuery) {
  const names = [...narrowed, ...hints.map((hint) => `${key} ${hint}`)];
  const words = names.flatMap((name) => library.byMeaning(name));
  return (partOfSpeech ? ofKind(words, partOfSpeech) : words)[0] ?? null;
}

/**
 * What narrows the meaning down stands in the meanings, the topics or the examples of the word: "to lose (a game)" is
 * 負ける, whose example is a match that was lost. True without anything that narrows.
 */
export function fitsHints({ en, topics, sentences }: AuthoredWord, { hints, object }: EnglishQuery): boolean {
  const remarks = englishKey(en.replace(/[()]/g, ' '));
  if (object) return /\bsome(thing|one|body)\b/.test(remarks);
  if (hints.length === 0) return true;
  const examples = sentences.map((sentence) => sentence.en);
  const text = [remarks, ...topics, ...examples].join(' ').toLowerCase();
  return hints.some((hint) => text.includes(hint));
}

/**
 * The word as the answer to one of its meanings: "to protect" is answered with "to protect; to obey", whichever we
 * wrote first.
 */
export function askedFirst(word: AuthoredWord, key: string): AuthoredWord {
  const meanings = word.en.split('; ');
  const asked = meanings.filter((meaning) => englishKey(meaning) === key);
  const en = [...asked, ...meanings.filter((meaning) => !asked.includes(meaning))].join('; ');
  return en === word.en ? word : { ...word, en };
}

export interface EnglishLookup {
  /** The word a learner means by some English, our own words first; null when nothing has that meaning. */
  find(text: string): Promise<Found | null>;
  /** The same with the other words that may be meant, and whether it is sure; null when nothing has that meaning. */
  meant(text: string): Promise<Meant | null>;
}

/** About N3: a dictionary word that is heavier is one that learners meet. */
const COMMON = 80;
/** Nearer than this, and of another meaning, the next word may as well be meant. */
const NEAR = 25;

/** What a word gains that FreeDict gives first for what was typed, and loses by each place. */
const TRANSLATED = 90;
const LATER = 18;
/** What a word loses that our dictionary does not say to mean what was typed. */
const UNSAID = 40;
/** FreeDict agrees with a word that it names so early. */
const AGREED = 2;

const NO_SENSE = { pos: [], marks: [], glosses: [] };

/** What FreeDict gives for what was typed. */
interface Translated {
  readonly words: readonly { readonly word: DictionaryWord; readonly remark: string | null }[];
  /** How many senses it tells apart. */
  readonly senses: number;
  /** Only what fits what narrows the meaning down. */
  readonly isHinted: boolean;
}

const isAgreed = ({ word }: RankedWord, { words }: Translated): boolean =>
  words.slice(0, AGREED).some((one) => one.word.id === word.id);

const isWrittenSo = ({ forms }: DictionaryWord, { written }: AuthoredWord): boolean =>
  forms.some(({ kanji, kana }) => (kanji ?? kana) === written);

interface EnglishSources {
  readonly library: AuthoredLibrary;
  readonly dictionary: DictionaryRepository;
  /** English words that mean several things. */
  readonly senses: ReadonlyMap<string, readonly Meaning[]>;
}

export function createEnglishLookup({ library, dictionary, senses }: EnglishSources): EnglishLookup {
  /** What FreeDict gives, by the word's id, the best first; only of the kind that is asked for. */
  const translated = async ({ key, partOfSpeech, hints }: EnglishQuery): Promise<Translated> => {
    const all = (await dictionary.translations([key])).filter(
      ({ partOfSpeech: kind }) => !partOfSpeech || kind === null || isOfEnglishKind(kind, partOfSpeech),
    );
    const hinted = all.filter(({ remark }) => hints.some((hint) => remark?.toLowerCase().includes(hint)));
    const wanted = hinted.length > 0 ? hinted : all;
    const words = await dictionary.byKeys(wanted.map(({ written }) => written));
    const found = new Map<
      number,
      { word: DictionaryWord; place: number; remark: string | null; verb: boolean }
    >();
    wanted.forEach(({ written, kana, remark, partOfSpeech: kind }, place) => {
      const word = words.find(({ forms }) =>
        forms.some((form) => (form.kanji ?? form.kana) === written && form.kana === kana),
      );
      if (word && !found.has(word.id)) found.set(word.id, { word, place, remark, verb: kind === 'verb' });
    });
    const senses = new Set(wanted.map(({ remark }) => remark)).size;
    return { words: [...found.values()], senses, isHinted: hinted.length > 0 };
  };

  const ranked = async (query: EnglishQuery, { words: listed }: Translated): Promise<RankedWord[]> => {
    const keys = [query.key, ...query.bases];
    const exact = await dictionary.byKeys(query.action ? [...keys, query.action] : keys);
    const credible = exact.some(({ weight }) => weight > 0);
    const wider = credible && query.key.includes(' ') ? [] : await dictionary.byLastWords(query.key);
    const words = [...new Map([...exact, ...wider].map((word) => [word.id, word])).values()];
    const { hints, partOfSpeech, action } = query;
    const known = rankByMeaning(words, { keys, hints, partOfSpeech, action }).map((candidate) =>
      isTaughtOtherwise(library, candidate) || !isTaughtSo(candidate, keys) ? demoted(candidate) : candidate,
    );
    const places = new Map(listed.map((one, place) => [one.word.id, place]));
    const bonus = (id: number): number => {
      const place = places.get(id);
      return place === undefined ? 0 : Math.max(0, TRANSLATED - place * LATER);
    };
    // What FreeDict alone says, as it was typed.
    const added = listed
      .filter(
        ({ word }) => !known.some((candidate) => candidate.word === word || candidate.word.id === word.id),
      )
      .map(({ word }) => ({
        word,
        sense: 0,
        gloss: 0,
        score: word.weight - UNSAID,
        byAction: false,
        isExact: false,
      }));
    const all = [...known, ...added]
      .map((candidate) => ({ ...candidate, score: candidate.score + bonus(candidate.word.id) }))
      .sort((one, other) => other.score - one.score);
    // Streaming is no form of "stream": what is said of just that comes before base forms and parts, however common,
    // and what both sources say before what only one does.
    const tier = ({ word, sense, isExact, byAction }: RankedWord): number => {
      const isListed = places.has(word.id);
      // Of "to persuade" the dictionary has the noun that takes する.
      const isVerb = partOfSpeech === 'verb' && makesVerb(word.senses[sense] ?? NO_SENSE);
      if (isExact || byAction || isVerb) return isListed || (isExact && word.weight >= COMMON) ? 0 : 2;
      return isListed ? 1 : 2;
    };
    return all.sort((one, other) => tier(one) - tier(other) || other.score - one.score);
  };

  /** None of ours, or one of whose meanings is what was typed: 有能 is "capable" to a learner, not "efficient". */
  const isTaughtSo = (candidate: RankedWord, keys: readonly string[]): boolean => {
    const known = knownAs(library, candidate);
    return known === null || keys.some((key) => isExactly(known, { key }));
  };

  const byNarrowed = async ({ narrowed, partOfSpeech }: EnglishQuery): Promise<RankedWord | undefined> => {
    if (narrowed.length === 0) return undefined;
    const words = (await dictionary.byKeys(narrowed)).filter(({ core }) => core);
    return rankByMeaning(words, { keys: narrowed, hints: [], partOfSpeech })[0];
  };

  const ours = (word: AuthoredWord, { key }: EnglishQuery): Guess => ({
    found: authored(askedFirst(word, key)),
  });

  const ofDictionary = (best: RankedWord, query: EnglishQuery, listed: Translated): Guess => {
    const { word, sense: place, gloss, byAction } = best;
    const sense = word.senses[place];
    const verb = query.partOfSpeech === 'verb' && sense !== undefined && makesVerb(sense);
    const known = verb ? null : knownAs(library, best);
    if (known && !isTaughtOtherwise(library, best)) return ours(known, query);
    const isSaid = matchOf(sense?.glosses[gloss] ?? '', [query.key, ...query.bases]) !== null;
    const asked = partOfSpeechOf(sense ?? { pos: [] }) === 'verb' || verb ? `to ${query.key}` : query.key;
    const en = byAction || !isSaid ? asked : undefined;
    const label = listed.words.find((one) => one.word.id === word.id)?.remark ?? undefined;
    const found = fromDictionary({ word, sense: place, gloss, verb, askedAsVerb: verb, en });
    return label === undefined ? { found } : { found, label };
  };

  /** The word of a line of our table, ours or the dictionary's; null when neither has it. */
  const ofTable = async ({ written, kana, label }: Meaning, query: EnglishQuery): Promise<Guess | null> => {
    const reading = foldForSearch(kana);
    const same = library
      .byJapanese(written)
      .filter((word) => word.written === written && foldForSearch(word.kana) === reading);
    const own = same.find((word) => isExactly(word, query)) ?? same[0];
    if (own) return { ...ours(own, query), label };
    // 出席する is in the dictionary as the noun that takes する.
    const [noun = written, readingOfNoun = reading] = [written, reading].map((text) =>
      text.replace(/する$/, ''),
    );
    const [word] = (await dictionary.byKeys([written, noun])).filter(({ forms }) =>
      forms.some((form) => {
        const read = foldForSearch(form.kana);
        return read === reading
          ? spelled(form) === written
          : read === readingOfNoun && spelled(form) === noun;
      }),
    );
    if (!word) return null;
    const verb = word.forms.every((form) => spelled(form) !== written);
    const [best] = rankByMeaning([word], { keys: [query.key, ...query.bases], hints: query.hints });
    const form = word.forms.find((one) => spelled(one) === (verb ? noun : written));
    const { sense, gloss } = best ?? { sense: 0, gloss: 0 };
    const en = verb ? `to ${query.key}` : best ? undefined : query.key;
    return { found: fromDictionary({ word, sense, gloss, form, verb, askedAsVerb: verb, en }), label };
  };

  /** What our table of words with several meanings says; null for all other words. */
  const byTable = async (text: string, query: EnglishQuery): Promise<Meant | null> => {
    const { key, partOfSpeech, hints } = query;
    // "a little" is neither an adjective nor a verb.
    const isThing = /^\s*an? /i.test(text);
    const listed = (senses.get(key) ?? []).filter(
      ({ kind }) =>
        (!partOfSpeech || fitsKind(kind, partOfSpeech)) && !(isThing && /adjective|verb/.test(kind)),
    );
    const hinted = listed.filter(({ label }) => hints.some((hint) => label.toLowerCase().includes(hint)));
    if (hints.length > 0 && hinted.length === 0) return null;
    const rows = [...new Set([...hinted, ...listed])];
    const guesses = (await Promise.all(rows.map((row) => ofTable(row, query)))).filter((one) => one !== null);
    const isSure = hinted.length === 1 || guesses.length === 1 || listed.every(({ quiet }) => quiet);
    return meant(guesses, isSure, 'several meanings');
  };

  const byWords = async (query: EnglishQuery): Promise<Meant | null> => {
    const own = pickOwn(library, query);
    const isExact = own !== null && isExactly(own, query);
    const fitting = own !== null && fitsHints(own, query);
    const alike = library.byMeaning(query.key).filter((word) => isExactly(word, query));
    const isEasy = own !== null && (own.level === 'N5' || own.level === 'N4');
    const ownFirst = (others: readonly Guess[]): Guess[] =>
      own === null ? [...others] : [...[own, ...alike].map((word) => ours(word, query)), ...others];
    if (isExact && fitting && isEasy) return meant(ownFirst([]), true, 'ours');
    const compound = ownCompound(library, query);
    if (compound) return meant([{ found: authored(compound) }], true, 'ours');

    const listed = await translated(query);
    const candidates = await ranked(query, listed);
    const [first] = candidates;
    const all = candidates.map((each) => ofDictionary(each, query, listed));
    const isListed = (word: AuthoredWord): boolean =>
      listed.words.slice(0, AGREED).some((one) => isSame(word, one.word) || isWrittenSo(one.word, word));
    if (own && isExact && fitting) {
      // A harder word of ours, as far as nothing speaks against it.
      if (listed.words.length === 0 || isListed(own)) return meant(ownFirst(all), true, 'ours');
      const isBetter = first !== undefined && isAgreed(first, listed) && !isWrittenSo(first.word, own);
      return meant(
        isBetter ? [...all.slice(0, 1), ...ownFirst(all)] : ownFirst(all),
        false,
        'sources differ',
      );
    }
    // Whatever is known of exactly what was typed comes before a base form of it, however common.
    const isStrong =
      first !== undefined &&
      ((isFirstMeaning(first) && first.word.weight >= COMMON) || isAgreed(first, listed));
    if (own && fitting && !isStrong) {
      const isForm = baseExpressions(query.key).some((base) => isExactly(own, { ...query, key: base }));
      return meant(ownFirst(all), isForm, 'other form');
    }
    const narrowed =
      (await byNarrowed(query)) ??
      candidates.find(
        (candidate) =>
          candidate.word.core && hinted(candidate, query) && !(own && isTaughtOtherwise(library, candidate)),
      );
    if (own && !narrowed && !isStrong)
      return meant(ownFirst(all), isExact && query.hints.length === 0, 'loose');
    const best = narrowed ?? first;
    if (!best) return null;
    const guesses = [ofDictionary(best, query, listed), ...all];
    if (narrowed !== undefined) return meant(guesses, true, 'exact');
    const isHinted = query.hints.length === 0 || listed.isHinted;
    const isSo = isTaughtSo(best, [query.key, ...query.bases]);
    const isOneSense = listed.senses === 1 || best.word.weight >= COMMON;
    if (best.isExact && isAgreed(best, listed) && isOneSense && isHinted && isSo)
      return meant(guesses, true, 'exact');
    const isSure =
      listed.words.length === 0 && isHinted && isSo && isFirstMeaning(best) && isAlone(best, candidates);
    return meant(guesses, isSure, isSure ? 'exact' : listed.words.length > 0 ? 'sources differ' : 'loose');
  };

  /** "to look forward to", "I'm taking a bath": what a word list has as one, in whatever form. */
  const byExpression = (text: string, query: EnglishQuery): Meant | null => {
    const row = query.key.includes(' ') ? library.byExpression(text) : null;
    return row && meant([ours(asWord(row, query.key), query)], true, 'ours');
  };

  const lookUp = async (text: string): Promise<Meant | null> => {
    // "wake someone up" asks for a verb that takes an object.
    const query = parseEnglish(text.replace(/ (someone|somebody|something)\b(?![^(]*\))/i, ' ($1)'));
    if (!query.key) return null;
    return (await byTable(text, query)) ?? byExpression(text, query) ?? (await byWords(query));
  };
  return {
    meant: lookUp,
    find: async (text) => (await lookUp(text))?.guesses[0].found ?? null,
  };
}

const spelled = ({ kanji, kana }: Form): string => kanji ?? kana;

/** An expression as one of our words: the English way that was typed is its first meaning, at most three in all. */
function asWord(row: AuthoredExpression, key: string): AuthoredWord {
  const { written, kana } = withoutGaps(row);
  const typed = row.ways.filter((way) => englishKey(way) === key);
  const en = [...new Set([...typed, ...row.ways])].slice(0, MAX_WAYS).join('; ');
  return {
    ...{ written, kana: kana.replaceAll(' ', ''), en },
    ...{ partOfSpeech: row.partOfSpeech, level: row.level, estimated: true, topics: [], sentences: [] },
  };
}
const MAX_WAYS = 3;

/** One of the word's meanings is what was typed, not a base form of it. */
const isExactly = ({ en }: AuthoredWord, { key }: Pick<EnglishQuery, 'key'>): boolean =>
  en.split('; ').some((meaning) => englishKey(meaning) === key);

const fitsKind = (kind: PartOfSpeech, asked: PartOfSpeech): boolean =>
  kind === asked ||
  (asked === 'i-adjective' && kind === 'na-adjective') ||
  (asked === 'verb' && kind === 'expression');

/** What the English word is, where a kind was asked for: "to light" is a verb. */
const isOfEnglishKind = (kind: EnglishKind, asked: PartOfSpeech): boolean =>
  kind === 'phrase' || asked.endsWith(kind);

/** What was typed, as the first or second meaning of the word's first sense, without a remark. */
const isFirstMeaning = ({ word, sense, gloss, isExact }: RankedWord): boolean =>
  isExact && sense === 0 && gloss <= 1 && !(word.senses[0]?.glosses[gloss] ?? '').includes('(');

/** No other word of another meaning is nearly as likely: one that shares a further meaning is the same to a learner. */
function isAlone(best: RankedWord, candidates: readonly RankedWord[]): boolean {
  const meanings = glossesOf(best);
  return candidates
    .filter(({ word, score }) => word !== best.word && score > best.score - NEAR)
    .every((other) => glossesOf(other).filter((gloss) => meanings.includes(gloss)).length > 1);
}

const glossesOf = ({ word, sense }: RankedWord): string[] =>
  (word.senses[sense]?.glosses ?? []).map(englishKey);

/** The meaning itself, and beside it, or in its remark, what it was narrowed down to. */
function hinted({ word, sense, gloss }: RankedWord, { key, hints, object }: EnglishQuery): boolean {
  const glosses = word.senses[sense]?.glosses ?? [];
  const text = glosses.join(' ').toLowerCase();
  const named =
    hints.some((hint) => text.includes(hint)) || (object && word.senses[sense]?.pos.includes('vt'));
  return englishKey(glosses[gloss] ?? '') === key && named === true;
}
