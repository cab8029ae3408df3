import type { CardMode } from '@kotoba/contracts';
import {
  checkAnswer,
  checkAnswerOfType,
  type AnswerEntry,
  type AnswerResult,
  type AnswerSurroundings,
  type AnswerType,
  type Strictness,
} from '@kotoba/japanese/answers';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import type { VocabularyRow } from '../vocabulary';
import type { Checked } from './session-machine';

const toAnswerEntry = (word: VocabularyRow): AnswerEntry => ({
  en: word.enWord,
  word: word.jaWord,
  hiragana: word.hiragana,
  katakana: word.katakana,
  kanji: word.kanji,
  romaji: word.romaji,
  pos: word.partOfSpeech,
  alternatives: word.alternatives,
  blocked: word.blockedAnswers,
});

interface Answer {
  readonly word: VocabularyRow;
  readonly comparisonWords: readonly VocabularyRow[];
  readonly input: string;
  readonly strictness: Strictness;
  readonly softCount: number;
}

/** Runs the rules over a word and its comparison words, and says which of these was typed. */
function judge(
  { word, comparisonWords, ...answer }: Answer,
  rules: (surroundings: AnswerSurroundings) => AnswerResult,
): Checked {
  const entries = new Map(comparisonWords.map((each) => [toAnswerEntry(each), each]));
  const { verdict, reason, isCorrect, correctAnswer, matched, hint, other } = rules({
    ...answer,
    entry: toAnswerEntry(word),
    otherSaved: [...entries.keys()],
    isEnglishWord,
  });
  const typed = other && entries.get(other);
  return {
    verdict,
    reason,
    isCorrect,
    correctAnswer,
    matched: matched ?? null,
    hint: hint ?? null,
    other: typed
      ? {
          id: typed.id,
          enWord: typed.enWord,
          jaWord: typed.jaWord,
          reading: typed.hiragana ?? typed.katakana,
        }
      : null,
  };
}

/** Judges an answer to a card of this mode, by the rules of @kotoba/japanese. */
export const check = (mode: CardMode, answer: Answer): Checked =>
  judge(answer, (surroundings) => checkAnswer({ ...surroundings, mode }));

/** Judges an answer by what was asked for, outside a session. */
export const checkOfType = (type: AnswerType, answer: Answer): Checked =>
  judge(answer, (surroundings) => checkAnswerOfType({ ...surroundings, type }));
