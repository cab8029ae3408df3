import { checkAnswerOfType } from '@kotoba/japanese/answers';
import type { DraftEntry } from '@kotoba/language';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import type { Reply, Thread } from '../../assistant';
import { isPractised, textReply, type AnswerInput, meaning, named, paragraphs } from './answer';
import { lessonRequest } from '../intents/lesson-request';
import { findWord } from './find-word';
import { lessonWords } from './lesson-answer';

/** The question stands at the end of a message; nothing else of a quiz is kept. */
const questionFor = (word: Pick<DraftEntry, 'ja_word' | 'hiragana' | 'katakana' | 'romaji'>): string =>
  `What does ${named(word)} mean?`;
const QUESTION = /What does (?<written>\S+) \((?:(?<kana>[^,()]+), )?(?<romaji>[^()]+)\) mean\?$/;

/** The word that a message asks; null for a message that asks none. */
function askedWord(content: string): string | null {
  const found = QUESTION.exec(content)?.groups;
  return found?.['written'] ?? null;
}

/** The word that is asked at the moment. */
export const openQuestion = (thread: Thread): string | null => askedWord(thread.at(-1)?.content ?? '');

const BEGINNERS = 'N5';

/** A topic's words, else those that the conversation showed, else words to begin with. */
async function quizWords(input: AnswerInput, subject: string | null): Promise<DraftEntry[]> {
  const shown = [...new Set(input.thread.flatMap(({ cards }) => cards.map(({ ja }) => ja)))];
  if (subject === null && shown.length > 0) {
    const words = await Promise.all(shown.map((ja) => findWord(input.language, ja)));
    return words.filter((word) => word !== null);
  }
  return (await lessonWords(input, lessonRequest({ subject: subject ?? BEGINNERS }))).map(
    ({ draft }) => draft,
  );
}

/** The next question of a quiz: a word that was not asked yet in this conversation. */
async function nextQuestion(input: AnswerInput, subject: string | null): Promise<string | null> {
  const asked = new Set(input.thread.flatMap(({ content }) => askedWord(content) ?? []));
  const words = await quizWords(input, subject);
  const next = words.find(({ ja_word, part_of_speech: kind }) => !asked.has(ja_word) && kind !== 'phrase');
  return next ? questionFor(next) : null;
}

const DONE = 'That was the last word of this quiz. Ask for other words, or say “quiz me on animals”.';

export async function quiz(input: AnswerInput, subject: string | null): Promise<Reply> {
  const question = await nextQuestion(input, subject);
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
export async function isRight({ language }: AnswerInput, word: DraftEntry, answer: string): Promise<boolean> {
  const { en_word: en, ja_word, hiragana, katakana, kanji, romaji, part_of_speech: pos, alternatives } = word;
  const entry = { en, word: ja_word, hiragana, katakana, kanji, romaji, pos, alternatives };
  const further = await language.furtherAnswers(word);
  return checkAnswerOfType({ type: 'en', input: answer, entry, otherSaved: [], isEnglishWord, further })
    .isCorrect;
}

async function continueQuiz(
  input: AnswerInput,
  verdict: string,
  { subject }: Answered,
  word: DraftEntry,
): Promise<Reply> {
  const question = await nextQuestion(input, subject);
  return textReply(paragraphs(verdict, question ?? DONE), [word]);
}

const solution = (word: DraftEntry): string => `${named(word)} means ${meaning(word.en_word)}`;

export const rightAnswer = (input: AnswerInput, answered: Answered, word: DraftEntry): Promise<Reply> =>
  continueQuiz(input, `Correct! ${solution(word)}.`, answered, word);
export const wrongAnswer = (input: AnswerInput, answered: Answered, word: DraftEntry): Promise<Reply> =>
  continueQuiz(input, `Not quite. The answer is: ${solution(word)}.`, answered, word);
export const reveal = (input: AnswerInput, answered: Answered, word: DraftEntry): Promise<Reply> =>
  continueQuiz(input, `The answer is: ${solution(word)}.`, answered, word);
/** The first letter of what the asked word means; the question stands again. */
export const hint = (word: DraftEntry): Reply =>
  textReply(
    paragraphs(
      `A hint: it begins with “${word.en_word.replace(/^to /, '').charAt(0)}” in English.`,
      questionFor(word),
    ),
  );
/** Whether the question itself is asked for once more; “again” alone goes on. */
export const asksAgain = (message: string): boolean =>
  /^(?:(?:can|could) you |please |sorry,? )*(?:repeat(?: (?:it|that|the question))?|what(?:'?s| was| is) the (?:question|word)(?: again)?|(?:say|ask|show)(?: me)? (?:it|that|the question|the word) (?:again|once more))(?: please)?\W*$/i.test(
    message.trim(),
  );
export const askAgain = (word: DraftEntry): Reply => textReply(questionFor(word));

/** The end of a quiz; of a practice under Learn, how it ends. */
export const stop = ({ thread }: AnswerInput): Reply =>
  textReply(
    openQuestion(thread) !== null
      ? 'The quiz is over. What would you like to do next?'
      : isPractised(thread)
        ? 'No quiz is running here: your practice waits under Learn, and you need not end it. What would you like to do next?'
        : 'No quiz is running. What would you like to do next?',
  );
