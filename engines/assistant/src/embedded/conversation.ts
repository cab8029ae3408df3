import { hasJapanese } from '@kotoba/japanese';
import type { FormName } from '@kotoba/language';
import type { Thread, ThreadMessage } from '../assistant';
import { resolve } from './context';
import { takenIn } from './answers/which-of-two';
import { focusOf } from './focus';
import type { Intent } from './intents/intent';
import { readIntent } from './intents/read-intent';
import { refer, type Pairs, type Referred } from './references';
import { twoAsked } from './two-asked';
import { isPlain, isTalk, NOTHING, type Context, type Resolved } from './resolved';

/** What a message asks for after what was said before: what it points at is put in its place before it is read. */
export function meant(message: string, context: Context, pairs: Pairs): Resolved {
  return resolved(refer(message, context, pairs));
}

const resolved = ({ message, context, intent }: Referred): Resolved =>
  (intent ? null : twoAsked(message, context)) ?? resolve(intent ?? readIntent(message), context);

const NO_PAIRS: Pairs = { pairOf: () => null };

/** Source: what is said of a word that was not found. */
const SUGGESTION = /Did you mean “([^”]+)”\?/;

/** A sentence in another form: the next form is made of it. */
const SHAPED = /^Here it is in [^\n]+\n\n([^\n]+)/;

/** Words in a list without cards. */
const LISTED = /(?<=^・)[^\s(:A-Za-z]+(?= \(|: “)/gmu;

/** Sentences of which one may be meant. */
const OFFERED = /(?<=^Something is off here[^]*^・).+$/gmu;

/** A sentence as it was put right. */
const BETTER = /^Better: ([^\n]+)/m;
/** A sentence that stands on a line of its own, as examples do. */
const SENTENCE = /^([^\na-z・]*[ぁ-んァ-ヶ一-龠]。)$/mu;

/** The words that an intent talks about by itself. */
const wordOf = (intent: Resolved): string | null =>
  intent.kind === 'example' || intent.kind === 'form' || intent.kind === 'question' ? intent.text : null;

/** “・静か is a na-adjective: before a noun it takes な.” */
const RULE_OF = /^・(\S+) is an? (?:i|na)-adjective([^\n]*)/m;

/** The form of an adjective that a rule is about. */
const taughtIn = (rule: string | undefined): FormName | null =>
  rule === undefined ? null : /past/.test(rule) ? 'past' : /before a noun/.test(rule) ? 'attributive' : null;

/** What names no word by itself: a piece of what could not be said, or a sentence that is read. */
const PIECES = /^I cannot put the whole of .+ into Japanese\. Words of it:/;
const FOCUSED: readonly Resolved['kind'][] = ['say', 'mean', 'lookUp', 'opposite', 'pair', 'keigo', 'narrow'];

/** The word that the answer to an intent is about; null for an answer that is about none. */
function focusIn(intent: Resolved, answer: ThreadMessage | undefined): string | null {
  if (answer?.type !== 'assistant' || PIECES.test(answer.content)) return null;
  const focus = FOCUSED.includes(intent.kind) ? focusOf(intent, answer.content) : null;
  return answer.cards[0]?.ja ?? focus;
}

/** “save the second one”: what is asked next is asked of it. */
const savedAlone = (intent: Resolved, cards: readonly string[]): string | null =>
  intent.kind === 'save' && intent.places.length === 1 && typeof intent.places !== 'string'
    ? (cards.at(intent.places[0] ?? 0) ?? null)
    : null;

/** What is asked about with its own name: no pronoun stands for it. */
function subjectOf(said: Intent, intent: Resolved, focus: string | null): string | null {
  const isNamed =
    isPlain(intent) && !isTalk(intent) && (said.kind === intent.kind || said.kind === 'sameQuestion');
  if (!isNamed || intent.kind === 'check' || intent.kind === 'lesson') return null;
  return 'text' in intent && hasJapanese(intent.text) ? intent.text : focus;
}

function after(
  context: Context,
  { message, answer, pairs }: { message: ThreadMessage; answer: ThreadMessage | undefined; pairs: Pairs },
): Context {
  const referred = refer(message.content, context, pairs);
  const said = referred.intent ?? readIntent(referred.message);
  const asked = resolved(referred);
  // What is asked next is asked of the last of several.
  const intent = asked.kind === 'each' ? (asked.of.at(-1) ?? asked) : asked;
  const content = answer?.type === 'assistant' ? answer.content : '';
  const awaitsSentence = intent.kind === 'checkNext';
  const suggested = SUGGESTION.exec(content)?.[1] ?? null;
  const [card] = answer?.type === 'assistant' ? answer.cards : [];
  const focus = focusIn(intent, answer);
  // What was explained without a card is a point of grammar.
  const isPoint = intent.kind === 'mean' && answer?.type === 'assistant';
  const taken = intent.kind === 'reason' ? takenIn(content) : null;
  const word =
    wordOf(intent) ?? taken ?? focus ?? savedAlone(intent, context.cards) ?? (isPoint ? null : context.word);
  const isWord = referred.message === message.content && !SHAPED.test(content);
  const subject = isWord ? subjectOf(said, intent, focus) : null;
  const subjects =
    subject === null || context.subjects.at(-1) === subject
      ? context.subjects
      : [...context.subjects, subject];
  const better = BETTER.exec(content)?.[1] ?? null;
  const checked = intent.kind === 'check' ? intent.text : context.checked;
  const corrected = intent.kind === 'check' ? (better ?? intent.text) : context.corrected;
  const sentence =
    better ??
    (intent.kind === 'check' ? intent.text : null) ??
    SENTENCE.exec(content)?.[1] ??
    card?.sentence ??
    context.sentence;
  const english = card?.en.split('; ')[0] ?? (intent.kind === 'count' ? intent.noun : context.english);
  const verb = answer?.cards.find(({ en }) => en.startsWith('to '));
  const [, ruled, rule] = RULE_OF.exec(content) ?? [];
  const inflected =
    SHAPED.exec(content)?.[1] ??
    better ??
    (intent.kind === 'several' ? ruled : undefined) ??
    (intent.kind === 'check' ? intent.text : wordOf(intent)) ??
    // 食べました was asked about: it is past, and another form of it stays so.
    ('text' in intent && content.startsWith(`${intent.text} is a form of `) ? intent.text : undefined) ??
    (focus === null ? undefined : (verb ?? card)?.ja) ??
    focus ??
    context.inflected;
  const listed = content.match(OFFERED) ?? content.match(LISTED) ?? [];
  const shown = card && answer ? answer.cards.map(({ ja }) => ja) : listed;
  const cards = shown.length > 0 ? shown : context.cards;
  const known = { checked, corrected, sentence, english, taught: taughtIn(rule) };
  const now = { word, inflected, cards, suggested, awaitsSentence, subjects, ...known };
  if (!isPlain(intent) || isTalk(intent)) return { ...context, ...now };
  const lesson = intent.kind === 'lesson' ? intent : context.lesson;
  return { last: intent, lesson, ...now };
}

/** Follows the conversation message by message. Nothing of this is stored. */
export function readContext(thread: Thread, pairs: Pairs = NO_PAIRS): Context {
  return thread.reduce(
    (context, message, at) =>
      message.type === 'user' ? after(context, { message, answer: thread[at + 1], pairs }) : context,
    NOTHING,
  );
}
