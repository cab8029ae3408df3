import { checkAnswerOfType } from '@kotoba/japanese/answers';
import type { DraftEntry } from '@kotoba/language';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import type { Reply, Thread } from '../../assistant';
import { textReply, type AnswerInput, meaning, named, paragraphs } from './answer';
import { findWord } from './find-word';
import { lessonWords } from './lesson-answer';

/** The question stands at the end of a message; nothing else of a quiz is kept. */
export const questionFor = (word: Pick<DraftEntry, 'ja_word' | 'hiragana' | 'katakana' | 'romaji'>): string =>
  `What does ${named(word)} mean?`;
const QUESTION = /What does (?<written>\S+) \((?:(?<kana>[^,()]+), )?(?<romaji>[^()]+)\) mean\?$/;

/** The word that a message asks; null for a message that asks none. */
export function askedWord(content: string): string | null {
  const found = QUESTION.exec(content)?.groups;
  return found?.['written'] ?? null;
}

/** The word that is asked at the moment. */
export const openQuestion = (thread: Thread): string | null => askedWord(thread.at(-1)?.content ?? '');

const BEGINNERS = {
  kind: 'lesson',
  subject: 'N5',
  count: null,
  wants: 'words',
  partOfSpeech: null,
  level: null,
  shift: null,
} as const;

/** A topic's words, else those that the conversation showed, else words to begin with. */
async function pool(material: AnswerInput, subject: string | null): Promise<DraftEntry[]> {
  const shown = [...new Set(material.thread.flatMap(({ cards }) => cards.map(({ ja }) => ja)))];
  if (subject === null && shown.length > 0) {
    const words = await Promise.all(shown.map((ja) => findWord(material.language, ja)));
    return words.filter((word) => word !== null);
  }
  return (await lessonWords(material, { ...BEGINNERS, subject: subject ?? BEGINNERS.subject })).map(
    ({ draft }) => draft,
  );
}

/** The next question of a quiz: a word that was not asked yet in this conversation. */
async function nextQuestion(material: AnswerInput, subject: string | null): Promise<string | null> {
  const asked = new Set(material.thread.flatMap(({ content }) => askedWord(content) ?? []));
  const words = await pool(material, subject);
  const next = words.find(({ ja_word, part_of_speech: kind }) => !asked.has(ja_word) && kind !== 'phrase');
  return next ? questionFor(next) : null;
}

const DONE = 'That was the last word of this quiz. Ask for other words, or say “quiz me on animals”.';

export async function quiz(material: AnswerInput, subject: string | null): Promise<Reply> {
  const question = await nextQuestion(material, subject);
  if (question)
    return textReply(
      paragraphs('Let us see! Say “I don’t know” for the answer, “stop” to end the quiz.', question),
    );
  return textReply(subject ? `I have no words about ${subject} to ask you. Name another topic.` : DONE);
}

interface Answered {
  /** The word that was asked. */
  readonly asked: string;
  readonly subject: string | null;
}

/** Whether a message is what the asked word means. */
export function isRight(word: DraftEntry, answer: string): boolean {
  const { en_word: en, ja_word, hiragana, katakana, kanji, romaji, part_of_speech: pos, alternatives } = word;
  const entry = { en, word: ja_word, hiragana, katakana, kanji, romaji, pos, alternatives };
  return checkAnswerOfType({ type: 'en', input: answer, entry, otherSaved: [], softCount: 0, isEnglishWord })
    .isCorrect;
}

async function continueQuiz(
  material: AnswerInput,
  verdict: string,
  { subject }: Answered,
  word: DraftEntry,
): Promise<Reply> {
  const question = await nextQuestion(material, subject);
  return textReply(paragraphs(verdict, question ?? DONE), [word]);
}

const solution = (word: DraftEntry): string => `${named(word)} means ${meaning(word.en_word)}`;

export const rightAnswer = (material: AnswerInput, answered: Answered, word: DraftEntry): Promise<Reply> =>
  continueQuiz(material, `Correct! ${solution(word)}.`, answered, word);
export const wrongAnswer = (material: AnswerInput, answered: Answered, word: DraftEntry): Promise<Reply> =>
  continueQuiz(material, `Not quite. The answer is: ${solution(word)}.`, answered, word);
export const reveal = (material: AnswerInput, answered: Answered, word: DraftEntry): Promise<Reply> =>
  continueQuiz(material, `The answer is: ${solution(word)}.`, answered, word);
export const stop = (asking: boolean): Reply =>
  textReply(
    asking
      ? 'The quiz is over. What would you like to do next?'
      : 'No quiz is running. What would you like to do next?',
  );
