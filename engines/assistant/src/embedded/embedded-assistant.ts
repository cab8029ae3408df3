import { hasJapanese } from '@kotoba/japanese';
import { ASK_FOR_ONE, asksForNone, type LanguageEngine } from '@kotoba/language';
import type { Assistant, Reply, ReplyCard, Thread } from '../assistant';
import {
  type AnswerInput,
  textReply,
  personal,
  unclear,
  unnamed,
  whichOne,
  askedWhat,
  askForSentence,
  bye,
  converse,
  fact,
  greet,
  help,
  kanaOf,
  nothingAsked,
  paragraphs,
  saving,
  thank,
} from './answers/answer';
import { constructed } from './answers/construct-answer';
import { findWord } from './answers/find-word';
import { orFromTables } from './answers/from-tables';
import { lookUp } from './answers/look-up';
import { manners } from './answers/manners-answer';
import { mean, meansSo } from './answers/meaning-answers';
import { notesAbout, ownAbout, ownByTopic } from './answers/own-topics';
import { year } from './answers/year-answer';
import { compare } from './answers/word-answers';
import { check } from './answers/found-mistakes';
import { dictionaryForm, form, formAmong, isForm, reason } from './answers/grammar-answers';
import { whichForm } from './answers/made-from';
import { listed, occasion, sayAsked, sayBehind, sayMixed, sayWith } from './answers/say-answers';
import { opposite } from './answers/opposite-answer';
import { ordered } from './answers/order-answer';
import { question } from './answers/sentence-forms';
import { example, before, exceptions } from './answers/thread-answers';
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
  quizMe,
  save,
} from './answers/learner-answers';
import { narrow, similar, verbWith } from './answers/related-answers';
import { saveWord } from './answers/save-word';
import { blank, explain, several } from './answers/several-answers';
import {
  causativePassive,
  date,
  kanjiOfStrokes,
  kanjiWith,
  keigo,
  kin,
  pairOf,
  partly,
  parts,
  readSo,
  verbClass,
} from './answers/table-answers';
import {
  askAgain,
  asksAgain,
  hint,
  isRight,
  openQuestion,
  reveal,
  rightAnswer,
  stop,
  wrongAnswer,
} from './answers/quiz-answers';
import { smallTalk } from './answers/talk-answer';
import { whichAre } from './answers/which-are-answer';
import { kanaChart } from './answers/kana-chart';
import { cannot } from './answers/cannot-answer';
import { count, kanji, read, write } from './answers/writing-answers';
import { meant, readContext } from './conversation';
import type { Context, Resolved } from './resolved';
import { bareRequest } from './intents/bare-request';
import { inPlainEnglish } from './intents/plain-english';
import { readIntent } from './intents/read-intent';

type Kind = Resolved['kind'];
type Answers = {
  readonly [K in Kind]: (
    input: AnswerInput,
    intent: Extract<Resolved, { kind: K }>,
  ) => Reply | Promise<Reply>;
};

/** What is answered, by the kind of what is asked. */
const ANSWERS: Answers = {
  notes: (input, { days }) => notesOf(input, days),
  notesAbout: (input, { text }) => notesAbout(input, text),
  ownAbout: (input, { subject }) => ownAbout(input, subject),
  ownByTopic,
  due,
  mistakes,
  countWords,
  practise,
  progress,
  has: (input, { text }) => has(input, text),
  saveWord: (input, { text, meaning }) => saveWord(input, text, meaning),
  myWords,
  save: (input, { places }) => save(input, places),
  asked: (input, { which }) => asked(input, which),
  keigo,
  pair: pairOf,
  verbWith: (input, { text }) => verbWith(input, text),
  narrow,
  similar: (input, { text }) => similar(input, text),
  verbClass: (input, { text }) => verbClass(input, text),
  parts: (input, { text }) => parts(input, text),
  readSo: (input, { text, claim }) => readSo(input, text, claim),
  several: (input, { texts }) => several(input, texts),
  explain: (input, { text, within }) => explain(input, text, within),
  blank,
  dictionaryForm: (input, { text }) => dictionaryForm(input, text),
  construct: (input, { text, name }) => constructed(input, text, name),
  occasion: (input, { text }) => occasion(input, text),
  sayWith: (input, { text, word }) => sayWith(input, text, word),
  meansSo: (input, { text, claim }) => meansSo(input, text, claim),
  whichForm: (input, { text }) => whichForm(input, text),
  whichAre,
  each: (input, { of }) => ofEach(input, of),
  date,
  kin: (input, { english }) => kin(input, english),
  isForm,
  formAmong,
  causativePassive: (input, { text }) => causativePassive(input, text),
  partly: (input, { text, isNext }) => partly(input, text, isNext),
  lesson: listed,
  say: sayAsked,
  sayMixed: (input, { text }) => sayMixed(input, text),
  mean: (input, { text, within }) => mean(input, text, within),
  manners: (input, { text }) => manners(input, text),
  kanjiWith,
  kanjiOfStrokes,
  year,
  lookUp: async (input, { text, asked: isAsked, after }) =>
    (after ? await sayBehind(input, after, text) : null) ?? lookUp(input, text, isAsked),
  example,
  compare: (input, { one, other }) => compare(input, one, other),
  question: (input, { text }) => question(input, text),
  form,
  read: (input, { text, claims }) => read(input, text, claims),
  write: (input, { text, script }) => write(input, text, script),
  count,
  kanji,
  check: (input, { text, english }) => check(input, text, english),
  quiz: quizMe,
  opposite,
  reason,
  before,
  exceptions,
  saving,
  fact: (_, { about }) => fact(about),
  kanaChart: (_, { script }) => kanaChart(script),
  cannot: (input, { about, word }) => cannot(input, about, word),
  greet,
  converse,
  thank,
  bye,
  help,
  checkNext: askForSentence,
  stop,
  giveUp: nothingAsked,
  personal,
  whichOne: (_, { among }) => whichOne(among),
  askedWhat: (_, { text }) => askedWhat(text),
  unnamed,
  unclear,
};

/** What is asked, answered by its kind. */
const answer = async (input: AnswerInput, intent: Resolved): Promise<Reply> =>
  (ANSWERS[intent.kind] as (input: AnswerInput, intent: Resolved) => Reply | Promise<Reply>)(input, intent);

/** The answers to the same question about several words, one below the other. */
async function ofEach(input: AnswerInput, intents: readonly Resolved[]): Promise<Reply> {
  const replies = await Promise.all(intents.map((intent) => answer(input, intent)));
  const drafts = replies.flatMap(({ cards }) => cards.map(({ draft }) => draft));
  return textReply(paragraphs(...replies.map(({ content }) => content)), drafts);
}

/** The answer to a question of the quiz; null when the message is something else. */
async function answerToQuiz(input: AnswerInput, message: string, { last }: Context): Promise<Reply | null> {
  const asked = openQuestion(input.thread);
  const word = asked === null ? null : await findWord(input.language, asked);
  if (asked === null || !word) return null;
  const answered = { asked, subject: last?.kind === 'quiz' ? last.subject : null };
  if (await isRight(input, word, message)) return rightAnswer(input, answered, word);
  if (/\b(?:hint|clue)\b/i.test(message)) return hint(word);
  if (asksAgain(message)) return askAgain(word);
  const { kind } = readIntent(message);
  if (kind === 'giveUp' || kind === 'more') return reveal(input, answered, word);
  if (kind === 'stop') return stop(input);
  return kind === 'lookUp' && !hasJapanese(message) ? wrongAnswer(input, answered, word) : null;
}

/** “to throw away (something)” is “to throw away”. */
const meanings = (en: string): string[] => en.replace(/ ?\([^()]*\)/g, '').split('; ');

/** A card of the newest ones would only stand there twice; what is said names its word all the same. */
function withoutRepeating({ cards, ...reply }: Reply, thread: Thread): Reply {
  const shown = thread.findLast(({ cards: some }) => some.length > 0)?.cards ?? [];
  // What a word means may be told more shortly on one card than on the other.
  const isShown = ({ draft }: ReplyCard): boolean =>
    shown.some(
      ({ ja, kana, en }) =>
        ja === draft.ja_word &&
        kana === kanaOf(draft) &&
        meanings(en).some((meaning) => meanings(draft.en_word).includes(meaning)),
    );
  return { ...reply, cards: cards.filter((card) => !isShown(card)) };
}

/** “list all 2000 joyo kanji” */
const ALL_KANJI =
  /^(?!.*\b(?:need|have|should)\b).*\b(?:all|every)\b(?: the)?(?: \d+)?(?: (?:joyo|jouyou|jlpt|japanese|n[1-5]))* kanji\b(?! (?:in|of|i|from)\b)/i;
const TOO_MANY =
  'I cannot list so many kanji at once. Ask for one, “what does 休 mean”, or for some words, “10 words about food”.';

const SPELLED: readonly Resolved['kind'][] = ['say', 'lookUp', 'example', 'form', 'opposite'];

/** The answer; of a word that is nearly spelled so, the answer for that one at once. */
async function withoutSlip(input: AnswerInput, intent: Resolved): Promise<Reply> {
  const reply = await answer(input, intent);
  const [lead = '', text] = /^.*Did you mean “([^”]+)”\?/.exec(reply.content) ?? [];
  if (!text || !SPELLED.includes(intent.kind) || !('text' in intent)) return reply;
  const meant = await answer(input, { ...intent, text });
  return meant.cards.length > 0 ? { ...meant, content: paragraphs(lead, meant.content) } : reply;
}

/** Some English alone, behind another sort of question, may have been said of that: how it was taken is told. */
function withHowTaken(reply: Reply, intent: Resolved, { last }: Context): Reply {
  const isBehind = last !== null && last.kind !== 'lookUp' && intent.kind === 'lookUp';
  if (!isBehind || hasJapanese(intent.text) || reply.cards.length === 0) return reply;
  const taken = `I took “${intent.text}” by itself. If it belongs to what we talked about, ask in a whole sentence.`;
  return { ...reply, content: paragraphs(reply.content, taken) };
}

/** What is answered to a message after what was said before. */
async function replyTo(input: AnswerInput, message: string): Promise<Reply> {
  const { language, thread } = input;
  if (asksForNone(message)) return textReply(ASK_FOR_ONE);
  if (ALL_KANJI.test(message)) return textReply(TOO_MANY);
  const context = readContext(thread, language.lore());
  const quizzed = await answerToQuiz(input, message, context);
  if (quizzed) return withoutRepeating(quizzed, thread);
  const said = context.awaitsSentence ? null : await smallTalk(language, message);
  if (said) return said;
  const intent = meant(message, context, language.lore());
  // “its te form” asks for no table.
  const order = intent.kind === 'form' ? null : await ordered(language, message);
  const told = order ? null : language.lore().fact(inPlainEnglish(bareRequest(message)));
  if (told) return textReply(told);
  const reply =
    order ??
    withHowTaken(await orFromTables(input, message, await withoutSlip(input, intent)), intent, context);
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
