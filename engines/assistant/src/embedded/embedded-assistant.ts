import { hasJapanese } from '@kotoba/japanese';
import {
  ASK_FOR_ONE,
  asksForNone,
  type DraftEntry,
  type LanguageEngine,
  type Listed,
} from '@kotoba/language';
import type { Assistant, Reply, ReplyCard, Thread } from '../assistant';
import { lessonRequest } from './intents/lesson-request';
import { maybeTopic } from './intents/list-subject';
import {
  type AnswerInput,
  items,
  MOST_NAME_WORDS,
  paragraphs,
  textReply,
  notFound,
  personal,
  unclear,
  unnamed,
  askForSentence,
  bye,
  converse,
  fact,
  greet,
  help,
  nothingAsked,
  saving,
  thank,
} from './answers/answer';
import { englishWords, isOnlyRomaji, wholeWords, romajiWord, findWord } from './answers/find-word';
import { lesson } from './answers/lesson-answer';
import { mean, say, opposite, compare } from './answers/word-answers';
import { check, form, formAmong, isForm, question, reason } from './answers/grammar-answers';
import { example, before } from './answers/thread-answers';
import {
  asked,
  countWords,
  due,
  has,
  mistakes,
  myWords,
  notesOf,
  practise,
  progress,
  save,
} from './answers/learner-answers';
import { saveWord } from './answers/save-word';
import {
  causativePassive,
  date,
  explain,
  inOrder,
  keigo,
  kin,
  pairOf,
  partly,
  parts,
  readSo,
  several,
  similar,
  verbClass,
} from './answers/table-answers';
import { wrongAnswer, isRight, openQuestion, rightAnswer, quiz, reveal, stop } from './answers/quiz-answers';
import { each } from './answers/each-answer';
import { grammarPoint } from './answers/grammar-point';
import { smallTalk } from './answers/talk-answer';
import { count, kanji, read, write } from './answers/writing-answers';
import { readContext, resolve, type Context, type Resolved } from './context';
import { inPlainEnglish } from './intents/plain-english';
import { readIntent } from './intents/read-intent';
import { bareRun, romajiWords, shapeOf } from './intents/shape';

/** Longer English than this is a sentence, or names a topic: its words are not looked up one by one. */
const MAX_WORDS = 2;
/** A topic brings several words where a word brings one. */
const MIN_TOPIC_WORDS = 3;

/**
 * Of a question that nobody understood, the longest run of Japanese: English is no Japanese to be read word by word.
 */
function japaneseIn(text: string): string {
  if (!/[a-z]{2,}/i.test(text)) return text;
  const runs = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆、。]+/gu) ?? [text];
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
}

/** Some Japanese that stands alone: what it means, and what is wrong in it. */
async function told(input: AnswerInput, text: string): Promise<Reply> {
  const { text: better, remarks } = await input.language.correct(text);
  const reply = await mean(input, text);
  return remarks.length === 0
    ? reply
    : { ...reply, content: paragraphs(`Better: ${better}`, items(remarks), reply.content) };
}

/** A bare text: Japanese is explained, the title of a topic taught, English said in Japanese, romaji read. */
async function lookUp(input: AnswerInput, text: string, asked = false): Promise<Reply> {
  const { language } = input;
  if (text === '') return notFound(language, text);
  const point = language.lore().grammarAbout(text);
  if (point) return grammarPoint(input, point);
  if (hasJapanese(text)) return told(input, japaneseIn(text));
  const apart = asked ? null : await each(input, text);
  if (apart) return apart;
  const isWord = text.split(/\s+/).length <= MAX_WORDS || /^to /i.test(text);
  const look = asked ? wholeWords : englishWords;
  const found = isWord ? await look(language, text) : await phrases(input, text);
  // An order or a question to the assistant is no sentence to be composed.
  const isSaid =
    !text.includes(' ') || found.some((one) => one.sources.word === 'authored' && isAll(one, text));
  if (asked && !isSaid) return (await romajiAmong(input, text)) ?? (await asAsked(input, text)) ?? unclear();
  // “colours” are several, where “clothes” are 服.
  const isPlural =
    /[^s]s$/i.test(text) && found.every(({ en_word }) => !en_word.split('; ').includes(text.toLowerCase()));
  if (found.length === 1 && !(isPlural && (await namesTopic(input, text)))) return say(input, text);
  if (await namesTopic(input, text)) return lesson(input, lessonRequest({ subject: text }));
  if (found.length > 1) return say(input, text);
  if (await romajiWord(language, text)) return mean(input, text);
  if (text.split(/\s+/).length <= MOST_NAME_WORDS) return notFound(language, text);
  const topic = await topicAtStart(input, text);
  if (topic) return lesson(input, lessonRequest({ subject: topic }));
  const near = language.lore().nearest(text);
  return (await romajiAmong(input, text)) ?? (near ? say(input, text) : unclear());
}

/** A question that is no order to the assistant, and that it cannot answer: how one asks it. */
async function asAsked(input: AnswerInput, text: string): Promise<Reply | null> {
  if (!QUESTION.test(text) || OWN.test(text)) return null;
  const [said, ...more] = await wholeWords(input.language, text);
  if (!said || more.length > 0 || said.sources.word !== 'composed') return null;
  const reply = await say(input, text);
  return {
    ...reply,
    content: paragraphs('I cannot answer that, but this is how one asks it.', reply.content),
  };
}

/** What is asked of the conversation, or of one's own words, is not asked of anybody else. */
const OWN = /\b(?:it|they|them|this|that|these|those|words?|vocabulary|notes?|you|(?:did|have) i)\b/i;

const QUESTION =
  /^(?:do|does|did|is|are|was|were|have|has|what|where|when|which|who|how|why|may|can i|could i|shall)\b/i;

/** "body parts head to toe": the topic that it begins with. */
async function topicAtStart(input: AnswerInput, text: string): Promise<string | null> {
  const words = text.split(/\s+/);
  if (!maybeTopic(text)) return null;
  for (const many of [3, 2]) {
    const name = words.slice(0, many).join(' ');
    if (words.length > many && /[a-z]{3}s$/.test(name) && (await namesTopic(input, name))) return name;
  }
  return null;
}

/** A phrase, or a word that means just that: “marry me” is more than 結婚. */
const isAll = ({ part_of_speech: kind, en_word: en }: DraftEntry, text: string): boolean =>
  kind === 'phrase' ||
  en
    .toLowerCase()
    .split('; ')
    .some((one) => one.replace(/^to /, '') === text.toLowerCase().replace(/^to /, ''));

const isRomaji = (word: string): boolean => /^[a-z]{2,}$/i.test(word) && isOnlyRomaji(word);

/** "someone said kekkou desu, is that a yes": the run of romaji that is asked about. */
async function romajiAmong(input: AnswerInput, text: string): Promise<Reply | null> {
  if (!/\b(?:said|says|say|mean|means|meaning|told|texted|heard|hear)\b/i.test(text)) return null;
  const runs = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .reduce<string[][]>(
      (found, word) =>
        isRomaji(word) ? [...found.slice(0, -1), [...(found.at(-1) ?? []), word]] : [...found, []],
      [[]],
    );
  const run = runs
    .map((words) => words.join(' '))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  if (run.length <= 2) return null;
  const [phrase] = await englishWords(input.language, run);
  return phrase?.part_of_speech === 'phrase' ? mean(input, phrase.ja_word) : mean(input, run);
}

async function phrases({ language }: AnswerInput, text: string): Promise<readonly DraftEntry[]> {
  const phrase = await language.convertNote('PHRASE', text);
  return phrase.ok ? phrase.topics.flatMap(({ entries }) => entries) : [];
}

async function namesTopic({ language }: AnswerInput, text: string): Promise<boolean> {
  if (!hasJapanese(text) && !maybeTopic(text)) return false;
  const topic = await language.convertNote('TOPIC', text);
  return topic.ok && topic.topics.flatMap(({ entries }) => entries).length >= MIN_TOPIC_WORDS;
}

/** What is asked, by its kind. */
async function answer(input: AnswerInput, intent: Resolved): Promise<Reply> {
  switch (intent.kind) {
    case 'notes':
      return notesOf(input, intent.days);
    case 'due':
      return due(input);
    case 'mistakes':
      return mistakes(input);
    case 'countWords':
      return countWords(input);
    case 'practise':
      return practise(input, intent);
    case 'progress':
      return progress(input);
    case 'has':
      return has(input, intent.text);
    case 'saveWord':
      return saveWord(input, intent.text);
    case 'myWords':
      return myWords(input, intent);
    case 'save':
      return save(input, intent.places);
    case 'asked':
      return asked(input, intent.which);
    case 'keigo':
      return keigo(input, intent);
    case 'pair':
      return pairOf(input, intent.verbs);
    case 'similar':
      return similar(input, intent.text);
    case 'verbClass':
      return verbClass(input, intent.text);
    case 'parts':
      return parts(input, intent.text);
    case 'readSo':
      return readSo(input, intent.text, intent.claim);
    case 'several':
      return several(input, intent.texts);
    case 'explain':
      return explain(input, intent.text);
    case 'date':
      return date(input, intent);
    case 'kin':
      return kin(input, intent.english);
    case 'isForm':
      return isForm(input, intent);
    case 'formAmong':
      return formAmong(input, intent);
    case 'causativePassive':
      return causativePassive(input, intent.text);
    case 'partly':
      return partly(input, intent.text);
    case 'lesson':
      return lesson(input, intent);
    case 'say':
      return say(input, intent.text);
    case 'mean':
      return mean(input, intent.text);
    case 'lookUp':
      return lookUp(input, intent.text, intent.asked);
    case 'example':
      return example(input, intent.text);
    case 'compare':
      return compare(input, intent.one, intent.other);
    case 'question':
      return question(input, intent.text);
    case 'form':
      return form(input, intent);
    case 'read':
      return read(input, intent.text);
    case 'write':
      return write(input, intent.text, intent.script);
    case 'count':
      return count(input, intent);
    case 'kanji':
      return kanji(input, intent.text);
    case 'check':
      return check(input, intent.text);
    case 'quiz':
      return quiz(input, intent.subject);
    case 'opposite':
      return opposite(input, intent.text);
    case 'reason':
      return reason(input, intent);
    case 'before':
      return before(input);
    case 'saving':
      return saving();
    case 'fact':
      return fact(intent.about);
    case 'greet':
      return greet();
    case 'converse':
      return converse();
    case 'thank':
      return thank();
    case 'bye':
      return bye();
    case 'help':
      return help();
    case 'checkNext':
      return askForSentence();
    case 'stop':
      return stop(false);
    case 'giveUp':
      return nothingAsked();
    case 'personal':
      return personal();
    case 'unnamed':
      return unnamed();
    case 'unclear':
      return unclear();
  }
}

/** The answer to a question of the quiz; null when the message is something else. */
async function answerToQuiz(input: AnswerInput, message: string, { last }: Context): Promise<Reply | null> {
  const asked = openQuestion(input.thread);
  const word = asked === null ? null : await findWord(input.language, asked);
  if (asked === null || !word) return null;
  const answered = { asked, subject: last?.kind === 'quiz' ? last.subject : null };
  if (await isRight(input, word, message)) return rightAnswer(input, answered, word);
  const { kind } = readIntent(message);
  if (kind === 'giveUp' || kind === 'more') return reveal(input, answered, word);
  if (kind === 'stop') return stop(true);
  return kind === 'lookUp' && !hasJapanese(message) ? wrongAnswer(input, answered, word) : null;
}

/** A card of the newest ones would only stand there twice; what is said names its word all the same. */
function withoutRepeating({ cards, ...reply }: Reply, thread: Thread): Reply {
  const shown = thread.findLast(({ cards: some }) => some.length > 0)?.cards ?? [];
  const isShown = ({ draft: { ja_word: ja, en_word: en } }: ReplyCard): boolean =>
    shown.some((one) => one.ja === ja && one.en === en);
  return { ...reply, cards: cards.filter((card) => !isShown(card)) };
}

/** Whether what goes on from some words is asked for: “ippun, nifun, and then?” */
const GOES_ON = /\b(?:then|next|after|rest|continue|go on|comes|etc)\b|\.\.|…/i;

/** What has an order and is asked for by its name, or by some of it. */
function sequenceIn(language: LanguageEngine, message: string): readonly Listed[] | null {
  const shape = shapeOf(inPlainEnglish(message));
  const runs = shape.japanese.flatMap((run) => bareRun(run).split(/[、。・\s]+/u));
  const words = [...runs, ...romajiWords(shape)].filter((word) => word !== null && word !== '').map(String);
  if (words.length > 1 && GOES_ON.test(message)) return language.lore().sequenceWith(words);
  return hasJapanese(message) ? null : language.lore().sequence(inPlainEnglish(message));
}

/** What is answered to a message after what was said before. */
async function replyTo(input: AnswerInput, message: string): Promise<Reply> {
  const { language, thread } = input;
  if (asksForNone(message)) return textReply(ASK_FOR_ONE);
  const context = readContext(thread);
  const quizzed = await answerToQuiz(input, message, context);
  if (quizzed) return withoutRepeating(quizzed, thread);
  const said = context.awaitsSentence ? null : await smallTalk(language, message);
  if (said) return said;
  const sequence = sequenceIn(language, message);
  const intent = resolve(readIntent(message), context);
  const reply = sequence ? inOrder(sequence) : await answer(input, intent);
  return intent.kind === 'before' ? reply : withoutRepeating(reply, thread);
}

/**
 * The assistant that works without a provider: small functions read what is asked and what it refers to, the language
 * engine answers. Any text gets a reply.
 */
export const createEmbeddedAssistant = (language: LanguageEngine): Assistant => ({
  async reply({ message, thread, learner, onText }) {
    const reply = await replyTo({ language, learner, thread }, message);
    onText(reply.content);
    return reply;
  },
});
