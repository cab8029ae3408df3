import { hasJapanese, hasKanji, hasLatin, parseRomaji } from '@kotoba/japanese';
import type { WordKind } from '../language';
import { LATIN_SIDES } from '../lookup/note-sides';

const NUMBERS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "5", "five", "a few", "some" as a count; null for anything else. */
export function countOf(text: string): number | null {
  const word = text.trim().toLowerCase();
  if (/^\d{1,3}$/.test(word)) return Number(word);
  if (/^(a )?few$|^some$|^several$/.test(word)) return 5;
  if (word === 'a' || word === 'an') return 1;
  if (word === 'a dozen' || word === 'dozen') return 12;
  const number = NUMBERS.indexOf(word);
  return number >= 0 ? number : null;
}

/** What a free request is about, without the words around it. */
export interface ParsedRequest {
  readonly subject: string;
  /** "6 words for music" */
  readonly count: number | null;
  /** What kind of answer the words ask for, if they say so. */
  readonly wants: 'word' | 'phrase' | 'topic' | null;
  /** "verbs for cooking" asks for verbs only. */
  readonly partOfSpeech: WordKind | null;
}

const COUNT = String.raw`(?:(?<count>\d{1,3}|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|some|several|a dozen)\s+)?`;
const KIND = String.raw`(?<kind>words?|vocabulary|vocab|terms?|nouns?|verbs?|adjectives?|adverbs?|expressions?|phrases?|sentences?)`;
const ABOUT = String.raw`(?:about|for|on|of|from|in|at|around|regarding|concerning|with|(?:that are )?(?:related|relating|connected) (?:to|with)|to do with|i need (?:for|at|in)|used (?:in|at|for))`;
const ASK = String.raw`(?:(?:please|can you|could you|would you|i want (?:you )?to|i would like (?:you )?to|i'd like to|let us|let's|help me)\s+){0,5}(?:(?:please\s+)?(?:give|teach|show|tell|send|list|make|find|get|learn|know|need|want|practise|practice|study|generate|create|suggest)\s+)?(?:(?:me|us)\s+)?`;
const TRAITS = String.raw`(?:(?:all|the|new|more|useful|common|basic|important|essential|easy|simple|japanese|other|good|key|of the)\s+){0,9}`;

const TOPIC = new RegExp(
  `^${ASK}${COUNT}${TRAITS}${KIND}\\s+(?:${ABOUT}\\s+)(?:the topic (?:of\\s+)?)?(?<subject>.+)$`,
  'i',
);
/** "animal words", but "in other words" and "look up a word" ask for none. */
const NAMED_KIND = new RegExp(
  `^${ASK}${COUNT}${TRAITS}(?<subject>(?!in\\s).+?)(?<!\\b(?:an?|the|my|your|one's))\\s+${KIND}$`,
  'i',
);
const SAY: readonly RegExp[] = [
  /^(?:how|what) (?:do|would|can|should|does) (?:you|i|we|one) (?:say|call|write)\s+(?<subject>.+?)(?:\s+in japanese)?$/i,
  /^(?:what(?:'s| is)|tell me|give me|i need) (?:the )?(?:japanese )?(?:word|words|name|translation|term|phrase)(?: in japanese)? (?:for|of)\s+(?<subject>.+?)(?:\s+in japanese)?$/i,
  /^(?:what(?:'s| is| are))\s+(?<subject>.+?)\s+in japanese$/i,
  /^(?:please )?translate\s+(?<subject>.+?)(?:\s+(?:to|into|in) japanese)?$/i,
  /^what does\s+(?<subject>.+?)\s+mean(?: in english)?$/i,
  /^(?:the )?(?:japanese )?word (?:for|of)\s+(?<subject>.+)$/i,
  /^(?:the )?japanese for\s+(?<subject>.+)$/i,
  /^(?<subject>.+?)\s+in japanese$/i,
];

/** "How do you say this in Japanese?" asks for no word: it is what one says. */
const POINTED = /^(this|that|it)$/i;

const NONE = new RegExp(`^${ASK}(?:[-−–]\\s*\\d+|0+|zero)\\s+${TRAITS}${KIND}(?:\\s|$)`, 'i');

/** What is said to who asks for no words, or fewer. Source: LANG-18. */
export const ASK_FOR_ONE = 'Ask for at least one word, like this: 5 words about food.';

/** "0 words", "-3 verbs about food" */
export const asksForNone = (text: string): boolean => NONE.test(text.replace(/\s+/g, ' ').trim());

/** "What can I say in a restaurant?" */
const SITUATION =
  /^what (?:can|could|should|do) (?:i|we|you|people) say (?:in|at|on|when|to|for|while) (?:a |an |the |going |i am |you are )?(?<subject>.+)$/i;
/** Just "20 words" are words to begin with. */
const EASIEST = 'N5';

/**
 * Takes the frame off a request: "Can you teach me five words about food?" → food, 5, topic. A text without a frame is
 * its own subject.
 */
export function parseRequest(text: string): ParsedRequest {
  const bare = text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.?!。\s])[.?!。\s]+$/, '');
  const situation = SITUATION.exec(bare)?.groups?.['subject'];
  if (situation) return { subject: unquote(situation), count: null, wants: 'phrase', partOfSpeech: null };
  for (const pattern of SAY) {
    const subject = pattern.exec(bare)?.groups?.['subject'];
    if (subject && POINTED.test(subject)) break;
    if (subject) return { subject: unquote(subject), count: null, wants: 'word', partOfSpeech: null };
  }
  const plain = /^(\d{1,3})\s+(?:words?|vocabulary)$/i.exec(bare);
  if (plain) return { subject: EASIEST, count: Number(plain[1]), wants: 'topic', partOfSpeech: null };
  const groups = (TOPIC.exec(bare) ?? NAMED_KIND.exec(bare))?.groups;
  const subject = groups?.['subject'];
  if (subject) {
    const kind = groups?.['kind']?.toLowerCase() ?? '';
    const wants = /phrase|expression|sentence/.test(kind) ? 'phrase' : 'topic';
    const partOfSpeech = (/^(noun|verb|adjective|adverb)s?$/.exec(kind)?.[1] ??
      null) as ParsedRequest['partOfSpeech'];
    return { subject: unquote(subject), count: countOf(groups?.['count'] ?? ''), wants, partOfSpeech };
  }
  const counted = new RegExp(`^${COUNT}(?<subject>\\D.*)$`, 'i').exec(bare)?.groups;
  const count = countOf(counted?.['count'] ?? '');
  return {
    subject: unquote(count === null ? bare : (counted?.['subject'] ?? bare)),
    count,
    wants: null,
    partOfSpeech: null,
  };
}

const unquote = (text: string): string =>
  text.replace(/^["'“”‘’「『\s]+|(?<!["'“”‘’」』\s])["'“”‘’」』\s]+$/g, '');

const BULLET = /^\s*(?:[-*•·‣▪–]|\d{1,2}[.)]|\(\d{1,2}\))\s+/;

const JAPANESE = /^[ぁ-ヺー々\p{Script=Han}]+$/u;

/** 開ける/閉める: words between slashes without a space. であい/出会い is one and how it is read. */
function betweenSlashes(line: string): string[] {
  const parts = line.trim().split(/\s*[/／]\s*/);
  const areWords = parts.every((part) => JAPANESE.test(part)) && new Set(parts.map(hasKanji)).size === 1;
  return parts.length > 1 && areWords ? parts : [];
}

/** A separator inside parentheses, before the next one that closes, is none. */
function itemsOf(line: string): string[] {
  const words = betweenSlashes(line);
  if (words.length > 0) return words;
  const items: string[] = [];
  let start = 0;
  let closing = -1;
  for (const { 0: separator, index } of line.matchAll(/[,;、，；・]|(?<=\s)\/(?=\s)/g)) {
    // The next parenthesis of either kind, looked for once for all that stands before it.
    if (closing <= index) closing = nextParenthesis(line, index);
    if (separator !== '/' && /[)）]/.test(line.charAt(closing))) continue;
    if (isMeaningToo(line.slice(start, index), line.slice(index + 1))) continue;
    items.push(line.slice(start, index));
    start = index + separator.length;
  }
  const last = line.slice(start);
  // 洗濯機, せんたくき, washing machine: a row of a table.
  const [word = '', kana = '', ...english] = [...items, last];
  const isRow =
    hasKanji(word) && /^[ぁ-ゖー\s]+$/.test(kana) && english.length === 1 && !hasJapanese(english[0] ?? '');
  if (isRow) return [`${word} (${kana.trim()}) ${english[0]?.trim()}`];
  return items.length > 0 ? [...items, ...endOfList(last)] : [last];
}

/** Longer before a comma is no word with its meaning. */
const MAX_SIDES = 120;
/** Ends an item. */
const CUT = /[,;、，；・\n]|\s\/\s/;

/** "鳴る (なる) ring, sound", "iku - to go, to leave": what is behind the comma is no word of its own. */
function isMeaningToo(before: string, behind: string): boolean {
  const end = behind.search(CUT);
  const next = end < 0 ? behind : behind.slice(0, end);
  if (before.length > MAX_SIDES || hasJapanese(next) || LATIN_SIDES.test(next)) return false;
  const [head = '', ...more] = before.split(LATIN_SIDES);
  return hasJapanese(before) ? /[a-z]/i.test(before) : more.length > 0 && isRomaji(head);
}

const isRomaji = (text: string): boolean => /^[^\s]/.test(text) && !hasLatin(parseRomaji(text.trim()).p1);

/** "apple, banana and orange", "apple, banana, and orange": the end of a list names its last two, or its last one. */
function endOfList(text: string): string[] {
  const bare = text.replace(/^\s*(?:and|or|&) /i, '');
  const [, one, other] = /^\s*([a-z]+(?: [a-z]+)?) (?:and|or|&) ([a-z]+(?: [a-z]+)?)\s*$/i.exec(bare) ?? [];
  return one && other ? [one, other] : [bare];
}

/** Where the next parenthesis stands, or the end. */
function nextParenthesis(line: string, from: number): number {
  const at = line.slice(from).search(/[()（）]/);
  return at < 0 ? line.length : from + at;
}

/**
 * The items of a note of single words: on lines of their own, or between commas, semicolons, slashes or bullets; what
 * stands in parentheses is not cut.
 */
export function splitWords(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(BULLET, ''))
    .flatMap(itemsOf)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const IN_CLAUSES =
  /\b(?:i|you|he|she|it|we|they|there|is|are|was|were|do|does|did|can|could|will|would|let's|don't|please|\w+'s (?:about|going|been|not))\b/i;

/** An item that belongs to a sentence, and to no list: "does this bus go there?". */
export const isClause = (item: string): boolean => item.split(' ').length > 2 && IN_CLAUSES.test(item);

const SUBJECT = /^(?:i|you|he|she|it|we|they)(?:'\w+)?\s+\S+\s+\S/i;

/** What somebody says of somebody, and no word: "I had my computer fixed". */
export const isStatement = (item: string): boolean => SUBJECT.test(item.replace(/’/g, "'"));

/** The phrases of a note: one on each line. */
export function splitPhrases(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((item) => item !== '');
}

/** "fruits: apple, banana" is a group with its words. */
export function splitGroup(text: string): { name: string; items: string[] } {
  const [, head = '', rest = ''] = /^([^:：\n]{1,60})[:：\n]([\s\S]+)$/.exec(text) ?? [];
  const items = splitWords(rest);
  return head.trim() && items.length > 0
    ? { name: head.trim(), items }
    : { name: text.replace(/\s+/g, ' ').trim(), items: [] };
}
