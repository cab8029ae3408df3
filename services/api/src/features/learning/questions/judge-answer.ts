import {
  checkAnswer,
  checkAnswerOfType,
  type AnswerEntry,
  type AnswerQuery,
  type AnswerResult,
  type AnswerType,
  type Strictness,
} from '@kotoba/japanese/answers';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import { CARD_MODE, isPartOfSpeech, type CardMode } from '@kotoba/contracts';
import type { WordKey } from '@kotoba/language';
import type { Executor } from '../../../platform/database/database';
import type { Platform } from '../../../platform/platform';
import type { PlacedRow, VocabularyRow } from '../../vocabulary';
import { quizSettings } from '../answers.repository';
import { selectComparisonWords, type PromptedWord } from '../comparison-words.repository';
import type { Checked } from '../session-machine';
import type { Cloze } from './cloze';
import { inForm, inWantedForm, isFormOf, judgeChoice, judgeOrder } from './judge';

/** A word and how it is asked. */
export interface Question {
  readonly mode: CardMode;
  readonly placed: PlacedRow;
  /** What the word is missing from, where that is asked. */
  readonly cloze?: Cloze;
}

/** Judges an answer by how often soft ones were given before. */
type Judge = (softCount: number) => Checked;

/** The judge of one answer: the rules, over the word, its comparison words and the learner's strictness. */
export async function judgeOf(
  platform: Platform,
  db: Executor,
  userId: number,
  { mode, cloze, placed: { word } }: Question,
  input: string,
): Promise<Judge> {
  if (mode === CARD_MODE.order) return () => judgeOrder(word, input);
  const answer = await answerTo(db, userId, word, input);
  if (mode === CARD_MODE.choice) return () => judgeChoice(word, answer.comparisonWords, input);
  const rules: Rules = (query) => checkAnswer({ ...query, mode });
  if (!cloze?.isInflected) return judgeWith(platform, rules, answer);
  const asForm = await judgeWith(platform, rules, { ...answer, word: inForm(word, cloze) });
  const asWord = await judgeWith(platform, rules, answer);
  return (softCount) =>
    inWantedForm(asForm(softCount), isFormOf(word, input) || asWord(0).isCorrect, softCount);
}

/** The judge of an answer outside a session, by what was asked for. */
export async function judgeOfType(
  platform: Platform,
  db: Executor,
  userId: number,
  { word, type, input }: { word: VocabularyRow; type: AnswerType; input: string },
): Promise<Judge> {
  const rules: Rules = (query) => checkAnswerOfType({ ...query, type });
  return judgeWith(platform, rules, await answerTo(db, userId, word, input));
}

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
}

async function answerTo(db: Executor, userId: number, word: VocabularyRow, input: string): Promise<Answer> {
  const { strictness } = await quizSettings(db, userId);
  return { word, comparisonWords: await selectComparisonWords(db, userId, word, input), input, strictness };
}

/** The rules for a card of a mode, or for what was asked for outside a session. */
type Rules = (query: AnswerQuery) => AnswerResult;

/**
 * Judges by what the entry stores, and only what is not right by that by all that dictionary and tables know of the
 * word: most answers need no look-up.
 */
async function judgeWith({ language }: Platform, rules: Rules, answer: Answer): Promise<Judge> {
  const plain = judge(answer, { softCount: 0 }, rules);
  const isSettled = plain.isCorrect || plain.verdict === 'rejected' || plain.reason === 'blocked';
  const further = isSettled ? undefined : await language.furtherAnswers(toWordKey(answer.word));
  return (softCount) => judge(answer, { softCount, ...(further && { further }) }, rules);
}

/** A word as the language engine is asked about it. */
export const toWordKey = (word: PromptedWord): WordKey => ({
  en_word: word.enWord,
  ja_word: word.jaWord,
  hiragana: word.hiragana,
  katakana: word.katakana,
  kanji: word.kanji,
  part_of_speech: isPartOfSpeech(word.partOfSpeech) ? word.partOfSpeech : 'other',
});

/** Runs the rules over a word and its comparison words, and says which of these was typed. */
function judge(
  { word, comparisonWords, ...answer }: Answer,
  more: Pick<AnswerQuery, 'softCount' | 'further'>,
  rules: Rules,
): Checked {
  const entries = new Map(comparisonWords.map((each) => [toAnswerEntry(each), each]));
  const { verdict, reason, isCorrect, correctAnswer, matched, hint, other } = rules({
    ...answer,
    ...more,
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
