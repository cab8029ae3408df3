import type { AnswerEntry, AnswerSurroundings } from '../types';
import { verdictOf } from './check';

export type Rows = readonly (readonly [word: AnswerEntry, input: string, expected: string])[];

/** One test for each row of a table. */
export function expectAll(mode: number, rows: Rows, more: Partial<AnswerSurroundings> = {}): void {
  const cases = rows.map(([word, input, expected]) => [word.en, input, expected, word] as const);
  it.each(cases)('%s: %j → %s', (_en, input, expected, word) => {
    expect(verdictOf(mode, word, input, more)).toBe(expected);
  });
}
