import type { AuthoredLibrary } from '../authored/library';
import { authoredRows } from '../authored/read-authored';
import type { AuthoredSentence, AuthoredWord } from '../authored/authored-word';
import { englishKey } from '../english-key';
import { baseForms } from '../word-forms';

/** “the thing you cut paper with”, “a place where one borrows books”, “somebody who drives a taxi”. */
const DESCRIPTION =
  /^(?:an? |the |that |some )?(?:(?<thing>thing|tool|machine|device|stuff|object|item|utensil|instrument)|(?<place>place|shop|store|room|building|area)|(?<person>person|someone|somebody|one|man|woman|guy|people))(?: (?:that|which|who|where))? (?<use>[a-z' ]+)$/i;
/** “something to dry your hands with”, “the small card with your name that you give at work”: longer, in any shape. */
const TOLD_BY_USE =
  /^(?:something|an? |the |that |when |those |money |what )[a-z' ,-]*\b(?:to|for|that|which|who|where|when|with|you|one|people|on|in|at|from)\b[a-z' ,-]+$/i;
const ONLY_USE = /^(?:an?|the|that) (?:thing|place) (?:(?:that|which|where) )?(?:you|one|people|we|i) /i;
/** Of what somebody wrote of a word so many words are said, and of what is said so much is of it. */
const LEAST_TOLD = 2;
const LEAST_SHARE = 0.5;
/** What says nothing of a use. */
const LITTLE =
  /^(?:an?|the|and|or|you|your|i|my|we|our|one|one's|people|they|their|it|its|is|are|be|to|of|in|on|at|with|for|from|by|into|up|can|could|go|goes|use|used|uses|that|which|who|where|when|some|something|things|called|does|do|somebody|someone|his|her|them)$/;
/** How a sentence names what something is done with, and where. */
const NAMED = {
  tool: /\b(?:with|using) (?:an? |the |my |your |his |her )?([a-z]+(?: [a-z]+)?)/gi,
  place: /\b(?:at|in|to|from|into|on) (?:an? |the |my |your |his |her )?([a-z]+(?: [a-z]+)?)/gi,
} as const;
/** Of fewer words a use says too little. */
const LEAST_SAID = 2;
const MOST_FOUND = 3;

const wordsOf = (english: string): string[] =>
  (english.toLowerCase().match(/[a-z']+/g) ?? []).filter((word) => !LITTLE.test(word));
const withBases = (english: string): ReadonlySet<string> =>
  new Set(wordsOf(english).flatMap((word) => [word, ...baseForms(word)]));

/** dry → dryer, bake → baker, swim → swimmer. */
const agents = (verb: string): string[] => [
  `${verb.replace(/e$/, '')}er`,
  `${verb}${verb.slice(-1)}er`,
  `${verb.replace(/y$/, 'i')}er`,
];

/** What might be called so by its use: “dries hair” is done by a hair dryer. */
function namesFor(words: readonly string[], isPerson: boolean): string[] {
  const [verb = '', object = ''] = words;
  return [verb, ...baseForms(verb)].flatMap((base) => [
    ...[object, object.replace(/s$/, '')].flatMap((one) => agents(base).map((agent) => `${one} ${agent}`)),
    ...(isPerson ? agents(base) : [`${base}ing machine`]),
  ]);
}

/** The words of `data/authored/described.tsv`, each with all that is said of it. */
const readDescribed = (library: AuthoredLibrary) =>
  authoredRows('described.tsv', 2).flatMap(({ place, columns: [spelling = '', said = ''] }) => {
    const [word] = library.byJapanese(spelling);
    if (!word) throw new Error(`${place}: ${spelling} is no word of ours`);
    return [{ word, said: withBases(said) }];
  });

/**
 * The nouns that English describes by their use: what a sentence of ours names that says the same of it ("I cut paper
 * with scissors"), else what is called so (a taxi driver). Guesses, the likeliest first; empty for what is no description.
 */
export function createDescriptions(library: AuthoredLibrary) {
  const nounsCalled = (name: string): AuthoredWord[] =>
    library.byMeaning(englishKey(name)).filter(({ partOfSpeech }) => partOfSpeech === 'noun');

  /** What a sentence names behind “with” or “at”. */
  const namedIn = ({ ja, en }: AuthoredSentence, pattern: RegExp): AuthoredWord[] =>
    [...en.matchAll(pattern)]
      .flatMap(([, name = '']) => [name, name.split(' ')[0] ?? ''])
      .flatMap(nounsCalled)
      .filter(({ written }) => ja.includes(written));

  const written = readDescribed(library);
  const saidOf = (english: string): AuthoredWord[] => {
    if (!TOLD_BY_USE.test(english)) return [];
    const wanted = wordsOf(english).filter((word) => !/^(?:thing|place|person|what)$/.test(word));
    const told = written.map(({ word, said }) => ({
      word,
      count: wanted.filter((one) => [one, ...baseForms(one)].some((form) => said.has(form))).length,
    }));
    const most = Math.max(...told.map(({ count }) => count));
    const best = told.filter(({ count }) => count === most).map(({ word }) => word);
    // “that thing you sit on”: one word says enough of what little is called so.
    const isOnlyUse = wanted.length === 1 && ONLY_USE.test(english) && best.length <= MOST_FOUND;
    return most >= (isOnlyUse ? 1 : LEAST_TOLD) && most >= wanted.length * LEAST_SHARE ? best : [];
  };

  return (english: string): AuthoredWord[] => {
    const known = saidOf(english.trim());
    if (known.length > 0) return known.slice(0, MOST_FOUND);
    const { thing, person, use = '' } = DESCRIPTION.exec(english.trim())?.groups ?? {};
    const wanted = wordsOf(use);
    if (wanted.length === 0) return [];
    const called = namesFor(wanted, person !== undefined).flatMap(nounsCalled);
    // “somebody who cooks” is no cooker.
    const [verb = ''] = wanted;
    const named =
      called.length === 0 && person !== undefined ? [verb, ...baseForms(verb)].flatMap(nounsCalled) : called;
    const says = ({ en }: AuthoredSentence): boolean => {
      const said = withBases(en);
      return wanted.every((word) => [word, ...baseForms(word)].some((one) => said.has(one)));
    };
    const told =
      person === undefined && wanted.length >= LEAST_SAID
        ? library.words.flatMap(({ sentences }) => sentences).filter(says)
        : [];
    const namedBy = (pattern: RegExp): AuthoredWord[] =>
      told.flatMap((sentence) => namedIn(sentence, pattern)).filter(({ en }) => !wanted.includes(en));
    const tools = thing === undefined ? [] : namedBy(NAMED.tool);
    const used = tools.length > 0 ? tools : namedBy(NAMED.place);
    const found = new Map([...used, ...named].map((word) => [word.written, word]));
    return [...found.values()].slice(0, MOST_FOUND);
  };
}
