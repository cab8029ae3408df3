import { hasJapanese } from '@kotoba/japanese';
import type { LanguageEngine } from '@kotoba/language';
import type { Assistant, Reply, ReplyCard } from '../assistant';
import type { Thread } from '../thread';
import type { Material } from './answers/answer';
import { check } from './answers/check-answer';
import { example } from './answers/example-answer';
import { findWord } from './answers/find-word';
import { form, question } from './answers/form-answer';
import { lesson } from './answers/lesson-answer';
import { before } from './answers/before-answer';
import { lookUp } from './answers/look-up-answer';
import { opposite } from './answers/opposite-answer';
import * as quizzing from './answers/quiz-answers';
import { reason } from './answers/reason-answer';
import * as talk from './answers/talk-answers';
import { compare, mean, say } from './answers/word-answers';
import { count, kanji, read, write } from './answers/writing-answers';
import { readContext, resolve, type Context, type Resolved } from './context';
import { readIntent } from './intents/read-intent';

/** What is asked, by its kind. */
async function answer(material: Material, intent: Resolved): Promise<Reply> {
  switch (intent.kind) {
    case 'lesson':
      return lesson(material, intent);
    case 'say':
      return say(material, intent.text);
    case 'mean':
      return mean(material, intent.text);
    case 'lookUp':
      return lookUp(material, intent.text);
    case 'example':
      return example(material, intent.text);
    case 'compare':
      return compare(material, intent.one, intent.other);
    case 'question':
      return question(material, intent.text);
    case 'form':
      return form(material, intent.text, intent.form);
    case 'read':
      return read(material, intent.text);
    case 'write':
      return write(material, intent.text, intent.script);
    case 'count':
      return count(material, intent.value, intent.noun);
    case 'kanji':
      return kanji(material, intent.text);
    case 'check':
      return check(material, intent.text);
    case 'quiz':
      return quizzing.quiz(material, intent.subject);
    case 'opposite':
      return opposite(material, intent.text);
    case 'reason':
      return reason(material, intent);
    case 'before':
      return before(material);
    case 'saving':
      return talk.saving();
    case 'fact':
      return talk.fact(intent.about);
    case 'greet':
      return talk.greet();
    case 'thank':
      return talk.thank();
    case 'bye':
      return talk.bye();
    case 'help':
      return talk.help();
    case 'checkNext':
      return talk.askForSentence();
    case 'stop':
      return quizzing.stop(false);
    case 'giveUp':
      return talk.nothingAsked();
    case 'unclear':
      return talk.unclear();
  }
}

/** The answer to a question of the quiz; null when the message is something else. */
async function answerToQuiz(material: Material, message: string, { last }: Context): Promise<Reply | null> {
  const asked = quizzing.openQuestion(material.thread);
  const word = asked === null ? null : await findWord(material.language, asked);
  if (asked === null || !word) return null;
  const answered = { asked, subject: last?.kind === 'quiz' ? last.subject : null };
  if (quizzing.isRight(word, message)) return quizzing.praise(material, answered, word);
  const { kind } = readIntent(message);
  if (kind === 'giveUp' || kind === 'more') return quizzing.reveal(material, answered, word);
  if (kind === 'stop') return quizzing.stop(true);
  return kind === 'lookUp' && !hasJapanese(message) ? quizzing.comfort(material, answered, word) : null;
}

/** A card of the newest ones would only stand there twice; what is said names its word all the same. */
function withoutRepeating({ content, cards }: Reply, thread: Thread): Reply {
  const shown = thread.findLast(({ cards: some }) => some.length > 0)?.cards ?? [];
  const isShown = ({ draft: { ja_word: ja, en_word: en } }: ReplyCard): boolean =>
    shown.some((one) => one.ja === ja && one.en === en);
  return { content, cards: cards.filter((card) => !isShown(card)) };
}

/** What is answered to a message after what was said before. */
export async function replyTo(language: LanguageEngine, message: string, thread: Thread): Promise<Reply> {
  const material: Material = { language, thread };
  const context = readContext(thread);
  const quizzed = await answerToQuiz(material, message, context);
  if (quizzed) return withoutRepeating(quizzed, thread);
  const intent = resolve(readIntent(message), context);
  const reply = await answer(material, intent);
  return intent.kind === 'before' ? reply : withoutRepeating(reply, thread);
}

/**
 * The assistant that works without a provider: small functions read what is asked and what it refers to, the language engine answers. Any text
 * gets a reply.
 */
export const createEmbeddedAssistant = (language: LanguageEngine): Assistant => ({
  async reply({ message, thread, onText }) {
    const reply = await replyTo(language, message, thread);
    onText(reply.content);
    return reply;
  },
});
