import { splitMeanings } from '@kotoba/japanese/answers';
import type { PartOfSpeech } from '@kotoba/contracts';
import { englishKey } from '../english-key';
import { readQualities, readSynonyms } from '../fair-keys/tables';
import { wordPairs } from '@kotoba/japanese';
import { baseExpressions, nounOfVerb } from '../word-forms';

/** A sense of a word as far as it is held against what a learner says that it means. */
export interface MeantSense {
  readonly partOfSpeech: PartOfSpeech;
  /** A noun that takes する means its verb as well. */
  readonly makesVerb?: boolean;
  readonly glosses: readonly string[];
}

/** How near a sense is: `same` names it outright, `near` is another form or a wider name of it. */
export type Nearness = 'same' | 'near';

/**
 * Whether a word has the meaning that a learner gave for it. This is the one place that says what "near" is. One of the
 * meanings that the learner gave (between `;`, `,`, `/` or "or") and one of the glosses of one sense must be
 *
 * - the same text but for case, articles, "to", an object ("something"), remarks and spelling (`englishKey`): "the Bridge" and "bridge (over
 *   water)"; any gloss of the sense, so that its synonyms count;
 * - or the everyday word for the same thing: "mum", "fridge" (`EVERYDAY`);
 * - or one an inflection of the other: "cats", "swimming", "bought". Only nouns have plurals, only verbs and nouns that
 *   take する have "-ing" and "-ed": "news" is not "new";
 * - or everyday synonyms of that kind of word: "liquor" and "alcohol";
 * - or what something is and its quality: "dangerous" and "danger" (`qualities.tsv`);
 * - or the action and its verb, for nouns that take する: "to succeed" and "success";
 * - or the gloss a narrower name whose head the meaning is: "station" and "railway station", "ticket" and "ticket for
 *   a train", for what is named by a noun; "shrine" is not "shrine maiden", "dead" not "not dead".
 *
 * Of a name that the learner says to be one, only a gloss that is a name is near.
 *
 * The other way round nothing is near: a learner's "hot dog" is no dog, "Sakura restaurant" no cherry tree.
 */
export function nearnessTo(meaning: string): (sense: MeantSense) => Nearness | null {
  const given = partsOf(meaning).slice(0, MAX_PARTS);
  const isName = NAMED.test(meaning);
  return (sense) => {
    const glosses = sense.glosses.filter((gloss) => !isName || /^[A-Z]/.test(gloss)).flatMap(partsOf);
    if (given.some(({ key }) => glosses.some((gloss) => gloss.key === key))) return 'same';
    return given.some((one) => glosses.some((gloss) => isNear(one, gloss, sense))) ? 'near' : null;
  };
}

/** "Shin (a person's name)", "Mochi, our cat": somebody is called so, whatever a word of that sound means. */
const NAMED = /^[A-Z]\S*(?: [A-Z]\S*)?(?:,| \().*\b(?:my|our|his|her|name of)\b|\((?:[^()]*'s |an? )?name\)/;

/** A learner's list of more meanings than these is compared by its first ones: each is held against every gloss. */
const MAX_PARTS = 12;

/** What people say, and what dictionaries write; only where the two mean the same thing always. */
const EVERYDAY = wordPairs(`
  mom:mother mommy:mother mama:mother dad:father daddy:father papa:father grandma:grandmother granny:grandmother
  grandpa:grandfather granddad:grandfather phone:telephone plane:airplane bike:bicycle fridge:refrigerator tv:television
  telly:television photo:photograph exam:examination ad:advertisement kid:child cinema:movie film:movie
  lorry:truck lift:elevator autumn:fall flat:apartment holiday:vacation trousers:pants
`);

const synonyms = readSynonyms();

const qualities = readQualities();

const everyday = (key: string): string => EVERYDAY.get(key) ?? key;

/** "to change something" is to change. */
const OBJECT = /(?<=\S) (?:something|someone|somebody|sth|sb)\b(?!['’])/gi;

interface Part {
  readonly text: string;
  readonly key: string;
}

function partsOf(meaning: string): Part[] {
  return [meaning, ...splitMeanings(meaning).flatMap((part) => part.split(/ or /i))]
    .map((text) => ({ text: text.trim(), key: everyday(englishKey(text.replace(OBJECT, ''))) }))
    .filter(({ key }) => key !== '');
}

function isNear(given: Part, gloss: Part, { partOfSpeech, makesVerb = false }: MeantSense): boolean {
  const verb = partOfSpeech === 'verb' || partOfSpeech === 'expression' || makesVerb;
  const noun = NAMES.test(partOfSpeech);
  if (isFormOf(given.key, gloss.key, { verb, noun }) || isFormOf(gloss.key, given.key, { verb, noun }))
    return true;
  if (makesVerb && (nounOfVerb(given.key) === gloss.key || nounOfVerb(gloss.key) === given.key)) return true;
  if (synonyms.of(given.text.replace(/^to /, ''), partOfSpeech).some((one) => englishKey(one) === gloss.key))
    return true;
  if (/^(noun|na-adjective)$/.test(partOfSpeech) && qualities.get(given.key) === gloss.key) return true;
  return noun && isHeadOf(given.key, gloss);
}

const NAMES = /^(noun|pronoun|counter)$/;

/** "cats" of "cat", "swimming" of "swim", as far as the word's kind has such forms. */
function isFormOf(form: string, base: string, { verb, noun }: { verb: boolean; noun: boolean }): boolean {
  if (!baseExpressions(form).includes(base)) return false;
  return /(ing|ed)\b/.test(form) ? verb : verb || noun;
}

/** What a noun is followed by when more is said of it: "father of a friend". */
const BEHIND_HEAD = /\s(of|for|in|on|at|with|from|to|by|that|which|who|used|made|being|as)\s.*$/i;
/** What turns a name into the name of something else. */
const NOT_THE_HEAD = /^(not|non|no|never|without|false|fake|former|ex|anti|half|pseudo|opposite)$/;
/** "area between river and river bank" explains; a name is shorter. */
const MAX_WORDS_BEFORE = 2;

function isHeadOf(key: string, { text, key: whole }: Part): boolean {
  const head = englishKey(text.replace(/\([^()]*\)/g, ' ').replace(BEHIND_HEAD, '')) || whole;
  if (head === key) return true;
  if (!head.endsWith(` ${key}`)) return false;
  const before = head.slice(0, -key.length - 1).split(' ');
  return before.length <= MAX_WORDS_BEFORE && !before.some((word) => NOT_THE_HEAD.test(word));
}
