import { englishKey, hintsOf } from '../english-key';
import { verbOfPast } from '../phrases/english-verbs';
import { baseExpressions } from '../word-forms';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { type DictionaryWord, makesVerb, partOfSpeechOf, spelled } from '../dictionary/word';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { matchOf, rankByMeaning, type RankedWord } from '../dictionary/ranking';
import { expressionWord } from '../authored/expressions';
import type { Meaning } from '../authored/tables';
import {
  type EnglishQuery,
  fitsHints,
  isExactly,
  isWordFirst,
  ours,
  ownCompound,
  parseEnglish,
  pickOwn,
} from './own-word';
import { asSaid, createTableLookup } from './find-in-tables';
import { createAdjectiveLookup, isAdjective } from './of-adjectives';
import { asOneVerb, createDoneLookup } from './of-actions';
import { AGREED, COMMON, createEnglishRanking, isAgreed, type Translated } from './rank-english';
import {
  authored,
  type Found,
  fromDictionary,
  type Guess,
  isGuessed,
  isSame,
  isTaughtOtherwise,
  knownAs,
  meant,
  type Meant,
} from './known-words';

export interface EnglishLookup {
  /** The word a learner means by some English, our own words first; null when nothing has that meaning. */
  find(text: string): Promise<Found | null>;
  /** The same with the other words that may be meant, and whether it is sure; null when nothing has that meaning. */
  meant(text: string): Promise<Meant | null>;
}

/** Nearer than this, and of another meaning, the next word may as well be meant. */
const NEAR = 25;

/** "cut down": what it is depends on what is cut down, and the dictionaries have one of its meanings. */
const PHRASAL = /^[a-z]+ (?:up|down|on|off|out|in|over|away|back|through|around|along|apart|by|together)$/;

const isWrittenSo = ({ forms }: DictionaryWord, { written }: AuthoredWord): boolean =>
  forms.some((form) => spelled(form) === written);

interface EnglishSources {
  readonly library: AuthoredLibrary;
  readonly dictionary: DictionaryRepository;
  /** English words that mean several things. */
  readonly senses: ReadonlyMap<string, readonly Meaning[]>;
}

export function createEnglishLookup({ library, dictionary, senses }: EnglishSources): EnglishLookup {
  const { translated, ranked, isTaughtSo } = createEnglishRanking(library, dictionary);
  const inTables = createTableLookup({ library, dictionary, senses });

  const byNarrowed = async ({ narrowed, partOfSpeech }: EnglishQuery): Promise<RankedWord | undefined> => {
    if (narrowed.length === 0) return undefined;
    const words = (await dictionary.byKeys(narrowed)).filter(({ core }) => core);
    return rankByMeaning(words, { keys: narrowed, hints: [], partOfSpeech })[0];
  };

  const ofDictionary = (best: RankedWord, query: EnglishQuery, listed: Translated): Guess => {
    const { word, sense: place, gloss, byAction } = best;
    const sense = word.senses[place];
    const verb = query.partOfSpeech === 'verb' && sense !== undefined && makesVerb(sense);
    const known = verb ? null : knownAs(library, best);
    if (known && !isTaughtOtherwise(library, best)) return ours(known, query);
    const isSaid = matchOf(sense?.glosses[gloss] ?? '', [query.key, ...query.bases]) !== null;
    const asked =
      partOfSpeechOf(sense ?? { pos: [] }) === 'verb' || verb ? `to ${asSaid(query.key)}` : query.key;
    const en = byAction || !isSaid ? asked : undefined;
    const label = listed.words.find((one) => one.word.id === word.id)?.remark ?? undefined;
    const found = fromDictionary({ word, sense: place, gloss, verb, askedAsVerb: verb, en });
    return label === undefined ? { found } : { found, label };
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
    // Whatever is known of exactly what was typed comes before a base form of it, however common; but many vegetables are
    // what one of them is to a beginner (野菜), whatever stands for them in the dictionary (菜).
    const isPlural = own?.partOfSpeech === 'noun' && isEasy && isPluralOf(query.key, own);
    const isStrong =
      first !== undefined &&
      ((!isPlural && isFirstMeaning(first) && first.word.weight >= COMMON) || isAgreed(first, listed));
    if (own && fitting && !isStrong) {
      const doing = await actionOf(own, query);
      if (doing) return meant([doing, ...all], listed.words.length === 0, 'other form');
      // 一人暮らし is "living alone" and what one does.
      const isDoing = own.en.split('; ').some((one) => baseExpressions(englishKey(one)).includes(query.key));
      const isForm =
        isDoing || baseExpressions(query.key).some((base) => isExactly(own, { ...query, key: base }));
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
    // "Guide dog" is one thing, by whatever other words our dictionary says it.
    const isOneThing = listed.isNoun && listed.senses === 1 && query.key.includes(' ');
    if (
      !PHRASAL.test(query.key) &&
      isAgreed(best, listed) &&
      isHinted &&
      (isOneThing || (best.isExact && isOneSense && isSo))
    )
      return meant(guesses, true, 'exact');
    // Of an expression that one source has, a word that nobody lists as common is thin evidence.
    const isUsual = !query.key.includes(' ') || best.word.core || best.word.isGlossed === true;
    const isSure =
      listed.words.length === 0 &&
      isUsual &&
      !PHRASAL.test(query.key) &&
      isHinted &&
      isSo &&
      isFirstMeaning(best) &&
      isAlone(best, candidates);
    return meant(guesses, isSure, isSure ? 'exact' : listed.words.length > 0 ? 'sources differ' : 'loose');
  };

  /** "change jobs" is 転職する, of which we teach the noun as "changing jobs". */
  const actionOf = async ({ written, en }: AuthoredWord, { key }: EnglishQuery): Promise<Guess | null> => {
    const isDoing = (meaning: string): boolean =>
      /^\w+ing /.test(meaning) && baseExpressions(meaning).includes(key);
    if (!en.split('; ').map(englishKey).some(isDoing)) return null;
    const nouns = await dictionary.byKeys([written]);
    const word = nouns.find(
      ({ forms, senses: [sense] }) =>
        sense && makesVerb(sense) && forms.some((form) => spelled(form) === written),
    );
    return word
      ? {
          found: fromDictionary({
            word,
            sense: 0,
            gloss: 0,
            verb: true,
            askedAsVerb: true,
            en: `to ${asSaid(key)}`,
          }),
        }
      : null;
  };

  /** "to keep (a pet)" is said of 飼う in just these words, whatever else "to keep" goes with. */
  const isRemarked = ({ key, hints }: EnglishQuery): boolean =>
    hints.length > 0 &&
    library
      .byMeaning(key)
      .flatMap(({ en }) => en.split('; '))
      .some((one) => englishKey(one) === key && hintsOf(one).some((hint) => hints.includes(hint)));

  /** "to look forward to", "I'm taking a bath": what a word list has as one, in whatever form. */
  const byExpression = async (text: string, query: EnglishQuery): Promise<Meant | null> => {
    const row = isRemarked(query) ? null : library.byExpression(text);
    const isSaidSo =
      query.key.includes(' ') || row?.ways.some((way) => way === query.key) || query.partOfSpeech === 'verb';
    if (!row || !isSaidSo || isWordFirst(library, row.ways, query)) return null;
    return meant([ours(await asOneVerb(expressionWord(row, query.key), dictionary), query)], true, 'ours');
  };

  /** "be lonely", "get dark", and "tired" for what is said as being so, unless we have a word for it. */
  const byState = async (query: EnglishQuery): Promise<Meant | null> => {
    const { key } = query;
    if (library.byMeaning(key).some((word) => isExactly(word, query))) return null;
    const row = key.includes(' ') || query.partOfSpeech ? null : library.byExpression(`be ${key}`);
    if (!row) return adjectives.state(key);
    const word = expressionWord(row, `be ${key}`);
    // 流暢 is "fluent", and what one is in a language.
    const en = row.partOfSpeech.endsWith('adjective') ? `${key}; ${word.en}` : word.en;
    return meant([ours({ ...word, en }, query)], true, 'ours');
  };

  /** "happily" of the adjective that it was found to be; where nothing sure was found, of its own, and "happier", too. */
  const madeOfAdjective = async ({ key }: EnglishQuery, known: Meant | null): Promise<Meant | null> => {
    if (known === null || isGuessed(known))
      return (await adjectives.manner(key, null)) ?? adjectives.degree(key);
    const { found } = known.guesses[0];
    return isAdjective(found) ? adjectives.manner(key, found) : null;
  };

  const lookUp = async (text: string): Promise<Meant | null> => {
    // "wake someone up" asks for a verb that takes an object.
    const bare = !text.includes('(');
    const query = parseEnglish(bare ? text.replace(/ (someone|somebody|something)\b/i, ' ($1)') : text);
    if (!query.key) return null;
    const listed = await inTables(text, query);
    // What is plain offers what else is known.
    const isPlain = listed?.reasons.includes('ours') === true;
    const others = isPlain ? ((await byWords(query))?.guesses ?? []) : [];
    const found =
      (listed && meant([...listed.guesses, ...others], listed.isSure, ...listed.reasons)) ??
      (await byExpression(text, query)) ??
      (await byState(query)) ??
      (await byWords(query)) ??
      (await done(query.key));
    // "break up (with a boyfriend)": what the table has, when the remark finds nothing that is sure.
    const bared =
      query.hints.length > 0 && found?.isSure !== true ? await inTables(text, { ...query, hints: [] }) : null;
    const known = bared
      ? meant([...bared.guesses, ...(found?.guesses ?? [])], false, 'several meanings')
      : found;
    const made = await madeOfAdjective(query, known);
    if (made) return made;
    // "fell" is neither autumn nor a fall, "stole" no scarf, whatever is commoner of these.
    const isOurs = known?.reasons.some((one) => one === 'ours' || one === 'several meanings') === true;
    const verb = isOurs || query.partOfSpeech !== undefined ? undefined : verbOfPast(query.key);
    return (verb === undefined ? null : await lookUp(`to ${verb}`)) ?? known;
  };
  const adjectives = createAdjectiveLookup(lookUp);
  const done = createDoneLookup(dictionary, lookUp);
  return {
    meant: lookUp,
    find: async (text) => (await lookUp(text))?.guesses[0].found ?? null,
  };
}

/** "vegetables" of "vegetable" */
const isPluralOf = (key: string, word: AuthoredWord): boolean =>
  key.endsWith('s') && baseExpressions(key).some((base) => isExactly(word, { key: base }));

/** What was typed, as the first or second meaning of the word's first sense, without a remark. */
const isFirstMeaning = ({ word, sense, gloss, isExact }: RankedWord): boolean =>
  isExact && sense === 0 && gloss <= 1 && !(word.senses[0]?.glosses[gloss] ?? '').includes('(');

/**
 * No other word of another meaning is nearly as likely: one that shares a further meaning is the same to a learner, and
 * one that nobody uses is none beside one that is used.
 */
function isAlone(best: RankedWord, candidates: readonly RankedWord[]): boolean {
  const meanings = glossesOf(best);
  return candidates
    .filter(({ word, score }) => word !== best.word && score > best.score - NEAR)
    .filter(({ word }) => !(best.word.weight > 0 && word.weight === 0) && !isSpelledLike(word, best.word))
    .every((other) => glossesOf(other).filter((gloss) => meanings.includes(gloss)).length > 1);
}

/** ポイント・カード is no other word than ポイントカード. */
const isSpelledLike = (one: DictionaryWord, other: DictionaryWord): boolean => {
  const [a = '', b = ''] = [one, other].map(({ forms: [form] }) => form?.kana.replaceAll('・', ''));
  return a === b;
};

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
