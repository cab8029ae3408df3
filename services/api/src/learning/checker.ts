import { checkAnswer, type AnswerEntry, type Strictness } from '@kotoba/japanese/answers';
import type { VocabularyRow } from '../vocabulary/vocabulary.tables';
import type { Checked } from './session-machine';
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

interface Question {
  readonly mode: 1 | 2 | 3 | 4;
  readonly word: VocabularyRow;
  readonly rivals: readonly VocabularyRow[];
  readonly input: string;
  readonly strictness: Strictness;
  readonly softCount: number;
}

/** Judges an answer by the rules of answers.md, which live in @kotoba/japanese. */
export function check({ mode, word, rivals, input, strictness, softCount }: Question): Checked {
  const { verdict, reason, isCorrect, correctAnswer, matched, hint } = checkAnswer({
    mode,
    entry: toAnswerEntry(word),
    otherSaved: rivals.map(toAnswerEntry),
    input,
    strictness,
    softCount,
    isEnglishWord,
  });
  return { verdict, reason, isCorrect, correctAnswer, matched: matched ?? null, hint: hint ?? null };
}
