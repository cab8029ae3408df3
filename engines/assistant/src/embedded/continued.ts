import { hasJapanese } from '@kotoba/japanese';
import type { FollowUp, LessonRequest, PlainIntent, Script } from './intents/intent';
import { lessonRequest } from './intents/lesson-request';
import { isTalk, type Context, type Resolved } from './resolved';

/** What was read or explained, else the word that was talked about, in another script. */
export function inScript(script: Script, { last, word }: Context): Resolved {
  const explained =
    last?.kind === 'mean' || last?.kind === 'read' || last?.kind === 'lookUp' ? last.text : '';
  const text = hasJapanese(explained) ? explained : word;
  return text ? { kind: 'write', text, script } : { kind: 'unclear' };
}

/** “more”: the same once more, of what was taught, shown or asked last. */
export function continueLast(
  last: PlainIntent | null,
  lesson: LessonRequest | null,
  { count, word }: { count: number | null; word: string | null },
): Resolved {
  if (last?.kind === 'lesson') return { ...last, count: count ?? last.count, shift: null };
  if (last?.kind === 'example' || last?.kind === 'quiz') return last;
  if (lesson) return { ...lesson, count: count ?? lesson.count, shift: null };
  if (last?.kind === 'check') return last;
  if (word) return { kind: 'example', text: word };
  return last && !isTalk(last) ? last : { kind: 'unclear' };
}

/** “only verbs”, after words about something: those of them; after nothing, words to begin with. */
export function withKind(
  { partOfSpeech, level }: Extract<FollowUp, { kind: 'onlyKind' }>,
  lesson: LessonRequest | null,
): Resolved {
  if (lesson === null) return lessonRequest({ subject: level ?? 'N5', level: level ?? 'N5', partOfSpeech });
  const isOfLevel = lesson.subject === lesson.level;
  return {
    ...lesson,
    shift: null,
    partOfSpeech: partOfSpeech ?? lesson.partOfSpeech,
    level: level ?? lesson.level,
    subject: isOfLevel && level ? level : lesson.subject,
  };
}

/** What was told apart last; empty where nothing was. */
export const toldApart = (last: PlainIntent | null): readonly string[] =>
  last?.kind === 'compare' ? [last.one, last.other] : last?.kind === 'several' ? last.texts : [];

const ALL =
  /^(?:both|each|all|(?:both|each|all|either) of (?:them|these|those|the two)|the two(?: of them)?)$/i;
const MOST_OF_ALL = 3;

/** “an example with both”: the same of each word that was shown. */
export function ofAll(
  intent: Extract<PlainIntent, { kind: 'example' | 'form' | 'read' | 'write' | 'opposite' }>,
  { cards, last }: Context,
): Resolved | null {
  if (!ALL.test(intent.text)) return null;
  // Of a word and its opposite the card is the opposite alone.
  const asked = last?.kind === 'opposite' && cards.length === 1 && hasJapanese(last.text) ? [last.text] : [];
  const all = [...asked, ...cards];
  if (all.length > 1)
    return { kind: 'each', of: all.slice(0, MOST_OF_ALL).map((text) => ({ ...intent, text })) };
  return last ? { kind: 'unnamed' } : null;
}

/** Kinds of things, which are taught and not counted. */
const KINDS =
  /^(?:fruits?|vegetables|animals|colou?rs|jobs|sports|drinks|countries|clothes|body parts|feelings|emotions|hobbies|foods?|flowers|insects|instruments|verbs|nouns|adjectives|words|phrases|greetings)$/i;

/** “8 books”, after how something is counted. */
export const counted = (
  { count, subject, partOfSpeech, level, wants }: LessonRequest,
  last: PlainIntent | null,
): Resolved | null =>
  last?.kind === 'count' &&
  count !== null &&
  !partOfSpeech &&
  !level &&
  wants === 'words' &&
  !KINDS.test(subject)
    ? { kind: 'count', value: count, noun: subject }
    : null;

/** “older one?”, after “sister”: what was asked, more exactly. */
export function oneMoreExactly(text: string, last: PlainIntent | null): Resolved | null {
  const [, how] = /^(?:the |a |an )?([a-z]+) ones?$/i.exec(text) ?? [];
  return how &&
    last?.kind === 'say' &&
    /^[a-z]+$/i.test(last.text) &&
    !/^(?:other|another|last|next|first|which|that|this|any|no|some|right|correct)$/i.test(how)
    ? { kind: 'say', text: `${how} ${last.text}` }
    : null;
}

/** “5?”, after how something is counted; numbers themselves are said. */
export const soMany = (text: string, last: PlainIntent | null): Resolved | null =>
  last?.kind === 'count' && last.noun !== 'numbers' && /^\d{1,4}$/.test(text)
    ? { ...last, value: Number(text) }
    : null;

const SENTENCE = /^(?:i|i'm|my|we|the|it|it's|he|she|they|you|there|this|that|can|could|please)\b.* /i;
const ADDED =
  /^(?:and )?(?:since|from|until|till|at|in|on|with|by|every|yesterday|today|tomorrow|tonight|now|again|next|last|this|all|very|a lot|because)\b[a-z0-9' ]*$/i;

/** “since yesterday”, after a sentence was said: the sentence with it, where it is known so. */
export const addedTo = (text: string, last: PlainIntent | null): Resolved | null =>
  last?.kind === 'say' && SENTENCE.test(last.text) && ADDED.test(text) && text.split(' ').length < 5
    ? { kind: 'say', text: `${last.text} ${text.replace(/^and /i, '')}`, alone: text }
    : null;

/** What is asked of a word in so few words that only the word is missing: “how many strokes?”, “the opposite please”. */
export const OF_IT: readonly PlainIntent['kind'][] = [
  ...([
    'kanji',
    'read',
    'verbClass',
    'parts',
    'form',
    'example',
    'similar',
    'write',
    'keigo',
    'pair',
  ] as const),
  ...(['causativePassive', 'opposite', 'dictionaryForm', 'whichForm'] as const),
];
export const MOST_ELLIPTIC = 8;

/** Whether a sentence was said, shaped or looked at. */
export const isSaid = (last: PlainIntent | null): boolean =>
  last?.kind === 'form' || last?.kind === 'check' || (last?.kind === 'say' && last.text.includes(' '));

/** What tells words of the learner's own. */
export const OWN_WORDS: readonly PlainIntent['kind'][] = ['mistakes', 'myWords', 'due', 'notes', 'practise'];
