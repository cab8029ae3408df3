import type { PartOfSpeech } from '@kotoba/contracts';
import { englishKey } from '../english-key';
import { isVerbPhrase, makesVerb, partOfSpeechOf, type DictionaryWord, type Sense } from './word';

/** What a learner asked for in English. */
interface MeaningQuery {
  /** Keys in the order of trust: as typed, then base forms of it. */
  readonly keys: readonly string[];
  /** Words that narrow the meaning down: "bank (river)" → river. */
  readonly hints: readonly string[];
  /** "to swim" wants a verb. */
  readonly partOfSpeech?: PartOfSpeech | undefined;
  /** The noun of the verb that is asked for ("success" for "to succeed"): only nouns that take する may answer to it. */
  readonly action?: string | null;
}

export interface RankedWord {
  readonly word: DictionaryWord;
  readonly sense: number;
  readonly gloss: number;
  readonly score: number;
  /** Found by the noun of the verb that was asked for. */
  readonly byAction: boolean;
  /** The meaning is what was typed, not a base form of it nor the last words of a longer one. */
  readonly isExact: boolean;
}

/**
 * Points off. The weight of a word (0..255: level, frequency, common mark) is the ground; a later sense, a later
 * gloss, a remark that had to be dropped and an unusual register make it less likely that this word is meant.
 */
const COST = {
  baseForm: 40,
  action: 25,
  lastWords: 60,
  sense: 22,
  gloss: 8,
  remark: 12,
  field: 30,
  abbreviation: 15,
  polite: 15,
  casual: 40,
  rare: 120,
  affix: 70,
  wrongPartOfSpeech: 90,
  unaskedVerb: 12,
};
const BONUS = { hint: 60, onlyMeaning: 12, firstMeaning: 25, suruVerb: 40 };
const MAX_STEPS = 4;
/** "railway station" is a station, "area between river and river bank" is no bank. */
const MAX_WORDS_BEFORE = 2;

const RARE = /^(arch|obs|obsc|rare|poet|hist|X|vulg)$/;
const CASUAL = /^(sl|net-sl|m-sl|col|joc|derog|chn|fam|male|fem|sens|id)$/;
const POLITE = /^(hon|hum|pol|litf)$/;
const NEUTRAL = /^(uk|on-mim|yoji|abbr|dated)$/;

/** The candidates that have the meaning, best first. */
export function rankByMeaning(words: readonly DictionaryWord[], query: MeaningQuery): RankedWord[] {
  return words
    .map((word) => bestMatch(word, query))
    .filter((ranked) => ranked !== null)
    .sort((a, b) => b.score - a.score || a.word.id - b.word.id);
}

function bestMatch(word: DictionaryWord, query: MeaningQuery): RankedWord | null {
  let best: RankedWord | null = null;
  word.senses.forEach((sense, senseIndex) => {
    sense.glosses.forEach((gloss, glossIndex) => {
      const meant = matchOf(gloss, query.keys);
      const match = meant ?? (makesVerb(sense) ? actionOf(gloss, query.action) : null);
      if (!match) return;
      const place =
        Math.min(senseIndex, MAX_STEPS) * COST.sense + Math.min(glossIndex, MAX_STEPS) * COST.gloss;
      const score =
        word.weight -
        place -
        match.cost -
        remarkCost(gloss) +
        (senseIndex === 0 && glossIndex === 0 ? BONUS.firstMeaning : 0) -
        registerCost(sense) +
        fit(word, sense, meant ? query : { ...query, partOfSpeech: undefined });
      if (!best || score > best.score) {
        best = {
          ...{ word, sense: senseIndex, gloss: glossIndex, score },
          ...{ byAction: meant === null, isExact: meant?.cost === 0 },
        };
      }
    });
  });
  return best;
}

/** How far a gloss is what was typed: null for no match at all. */
export function matchOf(gloss: string, keys: readonly string[]): { cost: number } | null {
  const own = englishKey(gloss);
  const opened = gloss.startsWith('(') ? englishKey(gloss.replace(/^\(([^)]*)\)/, '$1')) : own;
  const index = keys.findIndex((key) => key === own || key === opened);
  if (index >= 0) return { cost: index > 0 ? COST.baseForm : 0 };
  const [asTyped] = keys;
  const short = own.split(' ').length <= MAX_WORDS_BEFORE + (asTyped?.split(' ').length ?? 0);
  const whole = asTyped !== undefined && asTyped.length > 2 && !gloss.includes('...');
  return whole && short && own.endsWith(` ${asTyped}`) ? { cost: COST.lastWords } : null;
}

const actionOf = (gloss: string, action: string | null | undefined): { cost: number } | null =>
  action && englishKey(gloss) === action ? { cost: COST.action } : null;

/** "student (esp. a university student)" is still the plain meaning; "light (fixture)" is a narrower one. */
function remarkCost(gloss: string): number {
  return gloss.includes('(') && !/\((esp\.|e\.g\.|i\.e\.|also|usu\.|fruit|lit:|[A-Z])/.test(gloss)
    ? COST.remark
    : 0;
}

function registerCost({ marks }: Sense): number {
  return marks.reduce((sum, mark) => {
    if (RARE.test(mark)) return sum + COST.rare;
    if (CASUAL.test(mark)) return sum + COST.casual;
    if (POLITE.test(mark)) return sum + COST.polite;
    if (mark === 'abbr') return sum + COST.abbreviation;
    return NEUTRAL.test(mark) ? sum : sum + COST.field;
  }, 0);
}

function fit(word: DictionaryWord, sense: Sense, { partOfSpeech, hints }: MeaningQuery): number {
  const actual = partOfSpeechOf(sense);
  let points = 0;
  if (partOfSpeech && actual !== partOfSpeech) {
    const verbOfNoun = partOfSpeech === 'verb' && makesVerb(sense);
    const verbPhrase = partOfSpeech === 'verb' && isVerbPhrase(sense);
    if (!verbPhrase) points += (verbOfNoun ? BONUS.suruVerb : 0) - COST.wrongPartOfSpeech;
  }
  if (!partOfSpeech && actual === 'verb') points -= COST.unaskedVerb;
  if (['prefix', 'suffix', 'counter'].includes(actual)) points -= COST.affix;
  if (word.senses.length === 1) points += BONUS.onlyMeaning;
  if (hints.length > 0 && hints.some((hint) => mentions(sense, hint))) points += BONUS.hint;
  return points;
}

function mentions({ glosses, marks }: Sense, hint: string): boolean {
  return [...glosses, ...marks].some((text) => text.toLowerCase().includes(hint));
}
