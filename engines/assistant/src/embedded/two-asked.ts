import { readIntent } from './intents/read-intent';
import { resolve } from './context';
import type { PlainIntent } from './intents/intent';
import { isPlain, type Context, type Resolved } from './resolved';

/** How the second of two questions begins. */
const OPEN = String.raw`(?:(?:also|then|please|can you|could you) )*(?:what|what's|whats|how|is|are|does|do|give|show|tell|make|use|write|read|conjugate|an?|another|its|in (?:hiragana|katakana|kanji|romaji)|the (?:opposite|reading|meaning|kanji|te|past|negative|counter|polite))`;
const BOTH = new RegExp(
  String.raw`^(.{4,}?)(?:\s*[?!;]+\s+(?:(?:and|also|then) )?|,?\s+(?:and|&|\+|plus)\s+)(?=${OPEN}\b)(.{4,})$`,
  'iu',
);
const IT = /\b(?:it|that|this|them|(?:this|that|the) (?:one|word|verb|adjective|noun))\b/i;

/** What is asked of a word beside something else; each by itself is a whole question. */
const ASKED: readonly PlainIntent['kind'][] = [
  ...(['say', 'mean', 'read', 'write', 'example', 'form', 'opposite', 'similar', 'kanji'] as const),
  ...(['verbClass', 'pair', 'keigo', 'parts', 'dictionaryForm', 'verbWith', 'causativePassive'] as const),
];
const isAsked = (intent: Resolved): intent is PlainIntent => isPlain(intent) && ASKED.includes(intent.kind);
/** What some Japanese means is told with how it is read. */
const isTold = (one: PlainIntent, other: PlainIntent): boolean =>
  [one, other].every(({ kind }) => kind === 'mean' || kind === 'read');

/**
 * “what does 約束 mean and how do i write it in romaji”: two questions about one word, or one after the other; null for
 * one. What is quoted is never cut.
 */
export function twoAsked(message: string, context: Context): Resolved | null {
  const [, one = '', other = ''] = /["“”「]/.test(message) ? [] : (BOTH.exec(message.trim()) ?? []);
  if (other === '') return null;
  const said = readIntent(one);
  const first = resolve(said, context);
  if (!isAsked(first) || first.kind !== said.kind || !('text' in first)) return null;
  const { text } = first;
  const about: Context = { ...context, last: first, word: text, inflected: text, cards: [] };
  const second = resolve(readIntent(other.replace(IT, () => text)), about);
  // “how do you say stop and give me that”: only what is asked to be said is.
  const isSure = isAsked(second) && (second.kind !== 'say' || /\b(?:say|japanese)\b/i.test(other));
  return isSure && !isTold(first, second) ? { kind: 'each', of: [first, second] } : null;
}
