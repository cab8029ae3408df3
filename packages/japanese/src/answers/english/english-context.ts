import { meaningsOf } from '../entry-texts';
import type { AnswerEntry, AnswerSurroundings, IsEnglishWord, Strictness } from '../types';
import { blockedMeanings } from './blocked-meanings';
import { toAnswer, toMeanings, type EnglishAnswer, type Meaning } from './english-forms';

/** What the rules for English answers look at. */
export interface EnglishContext {
  readonly entry: AnswerEntry;
  readonly otherSaved: readonly AnswerEntry[];
  readonly input: string;
  readonly answer: EnglishAnswer;
  readonly meanings: readonly Meaning[];
  readonly blocked: readonly Meaning[];
  readonly strictness: Strictness;
  readonly isEnglishWord: IsEnglishWord;
  /** Whether the question for the other word would have looked the same. */
  readonly showsSamePrompt: (other: AnswerEntry) => boolean;
}

export function englishContext(
  surroundings: AnswerSurroundings,
  showsSamePrompt: (other: AnswerEntry) => boolean,
): EnglishContext {
  const { entry, otherSaved, input, strictness = 'standard', isEnglishWord } = surroundings;
  return {
    ...{ entry, otherSaved, input, strictness, isEnglishWord, showsSamePrompt },
    answer: toAnswer(input),
    meanings: toMeanings(meaningsOf(entry)),
    blocked: blockedMeanings(entry),
  };
}
