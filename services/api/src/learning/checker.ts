import {
  checkAnswer,
  checkAnswerOfType,
  type AnswerEntry,
  type AnswerResult,
  type AnswerType,
  type Strictness,
} from '@kotoba/japanese/answers';
import type { VocabularyRow } from '../vocabulary/vocabulary.tables';
import type { Checked } from './session-machine';
import type { SessionMode } from './session-mode';
import { isEnglishWord } from './english-words';

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
  readonly rivals: readonly VocabularyRow[];
  readonly input: string;
  readonly strictness: Strictness;
  readonly softCount: number;
}

const surroundings = ({ word, rivals, ...answer }: Answer) => ({
  ...answer,
  entry: toAnswerEntry(word),
  otherSaved: rivals.map(toAnswerEntry),
  isEnglishWord,
});

const toChecked = ({ verdict, reason, isCorrect, correctAnswer, matched, hint }: AnswerResult): Checked => ({
  verdict,
  reason,
  isCorrect,
  correctAnswer,
  matched: matched ?? null,
  hint: hint ?? null,
});

/** Judges an answer in a session of this mode, by the rules of answers.md, which live in @kotoba/japanese. */
export const check = (mode: SessionMode, answer: Answer): Checked =>
  toChecked(checkAnswer({ ...surroundings(answer), mode }));

/** Judges an answer by what was asked for, outside a session. */
export const checkOfType = (type: AnswerType, answer: Answer): Checked =>
  toChecked(checkAnswerOfType({ ...surroundings(answer), type }));
