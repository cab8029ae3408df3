import { check } from './testing/check';
import cases from './testing/worked-cases.json';
import type { AnswerEntry } from './types';

/** An entry as the worked cases write it: readings, spellings and synonyms apart. */
interface CaseEntry extends AnswerEntry {
  readonly alt_readings?: readonly string[];
  readonly alt_kanji?: readonly string[];
  readonly synonyms?: readonly string[];
}

const toEntry = ({ alt_readings = [], alt_kanji = [], synonyms = [], ...entry }: CaseEntry): AnswerEntry => ({
  ...entry,
  alternatives: [...alt_readings, ...alt_kanji, ...synonyms],
});

/** Where two reasons of one verdict fit, either may be given: a wrong English word is both. */
const reasonsFor = (reason: string): string[] =>
  reason === 'no_match' || reason === 'real_word' ? ['no_match', 'real_word'] : [reason];

describe('the worked cases of the rules', () => {
  it.each(cases.map((each) => [each.id, each] as const))('%s', (_id, { entry, other_saved, ...expected }) => {
    const otherSaved = (other_saved as CaseEntry[]).map(toEntry);
    const { verdict, isCorrect, recorded, reason } = check(expected.mode, toEntry(entry), expected.input, {
      otherSaved,
    });
    expect({ verdict, isCorrect, recorded }).toEqual({
      verdict: expected.verdict,
      isCorrect: expected.isCorrect,
      recorded: expected.recorded,
    });
    expect(reasonsFor(expected.reason)).toContain(reason);
  });

  it('are all there', () => expect(cases).toHaveLength(60));
});
