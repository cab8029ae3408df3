import { authoredRows } from '../authored/read-authored';
import { readPattern } from './pattern';
import type { DoubtRule, Rule } from './rule';

/** One row of `data/authored/mistakes.tsv` or `clause-mistakes.tsv`. */
export interface Mistake {
  /** Puts it right, or asks: where a row gives two readings, or none. */
  readonly rule: Rule | null;
  readonly doubt: DoubtRule | null;
  /** A sentence with the mistake, and without it. */
  readonly wrong: string;
  readonly right: string;
}

/** What stands between two readings of a row. */
export const OR = ' / ';
/** Stands where nobody can tell what is meant. */
const NONE_SURE = '?';

/** Asks where it may be one of several, or what only the learner knows. */
export function readDoubt(pattern: string, fix: string, why: string): DoubtRule {
  const rules = fix.split(OR).map((reading) => readPattern(pattern, reading, why));
  return (tokens, at) => {
    const found = rules.flatMap((rule) => rule(tokens, at) ?? []);
    const [first] = found;
    return first ? { ...first, readings: fix === NONE_SURE ? [] : found.map(({ text }) => text) } : null;
  };
}

/**
 * The tables of usual mistakes, of clauses before all others: a pattern of tokens, what it becomes (`a / b` where it may be either, `?` where nobody can
 * tell), the rule in one line, and a sentence with and without it.
 * @throws Error naming a row that is not as the README of data/authored says
 */
export const readMistakes = (): Mistake[] =>
  ['clause-mistakes.tsv', 'mistakes.tsv']
    .flatMap((file) => authoredRows(file, 5))
    .map(({ columns: [pattern = '', fix = '', why = '', wrong = '', right = ''] }) => {
      const isSure = fix !== NONE_SURE && !fix.includes(OR);
      const [rule, doubt] = isSure
        ? [readPattern(pattern, fix, why), null]
        : [null, readDoubt(pattern, fix, why)];
      return { rule, doubt, wrong, right };
    });
