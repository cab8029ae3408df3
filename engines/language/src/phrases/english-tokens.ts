import { hasJapanese } from '@kotoba/japanese';
import { readVerb } from './english-verbs';

/** A word of an English sentence, or a comma. */
export interface EnglishToken {
  /** Lower case, contractions written out. */
  readonly text: string;
  /** As it was typed, for telling the learner about it. */
  readonly shown: string;
  /** A capital that is not just the sentence's first. */
  readonly capital: boolean;
  /** Whose something is goes without saying: it was said just before. */
  readonly own?: boolean;
}

/** The words stand first; * is any word. */
export const begins = (tokens: readonly EnglishToken[], words: string): boolean =>
  words.split(' ').every((word, place) => word === '*' || tokens[place]?.text === word);

/** Who asks whether anybody came asks whether somebody did: 誰か. */
export const asSome = (token: EnglishToken): EnglishToken => ({
  ...token,
  text: token.text.replace(/^any(thing|one|body|where)$/, 'some$1').replace('somebody', 'someone'),
});

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/^is it (?:ok|okay|all right|alright|fine) if (I|we) (?:don't|do not) /i, 'Do $1 not have to '],
  [/^(?:is|would) it (?:be )?(?:ok|okay|all right|alright|fine) (?:to|if (?=I |we ))/i, 'May I '],
  [/^(?:do|would) you mind if (?=I |we )/i, 'May I '],
  [/^May I (?:I|we) /i, 'May I '],
  [/^(it(?:'s| is| was) (?:very |so |really )?\w+) for me to /i, '$1 to '],
  [/\bcan't\b/gi, 'can not'],
  [/\bcannot\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/\bshan't\b/gi, 'shall not'],
  [/\blet's\b/gi, 'let us'],
  [/n't\b/gi, ' not'],
  [/\bI'm\b/gi, 'I am'],
  [/'re\b/gi, ' are'],
  [/'ll\b/gi, ' will'],
  [/'d\b/gi, ' would'],
  [/'ve\b/gi, ' have'],
  [/\b(what|where|who|when|how|why|it|that|this|there|here|he|she)'s\b/gi, '$1 is'],
  // What nobody owns is typed in a hurry.
  [/\bits (?=(?:on|in|at|an?|the|not|too|very|so|really|my|your|raining|snowing|going)\b)/gi, 'it is '],
  [/'s (?=been\b)/gi, ' has '],
  [/'s (?=(?:not|going|coming|getting|about|too|so) )/gi, ' is '],
  [/\b(nobody|everybody|everyone|somebody|someone)'s (?=home|here|there|in|at)\b/gi, '$1 is '],
  // "To take after one's father" is said without whose father it is.
  [/\bone's /gi, ''],
  [/'s\b/gi, " 's"],
  [/\bo'clock\b/gi, 'oclock'],
  [/\b(a|p)\.m\.?(?=\s|$|[?!,])/gi, '$1m'],
  [/\b(Mr|Ms|Mrs|Dr|Mt)\./g, '$1'],
];

/** Nobody in class notes a longer sentence; what is longer is not taken apart. */
const MAX_WORDS = 24;
const MAX_LENGTH = 240;

/**
 * The words of one English sentence, without its last sign and what stands in brackets; null for what is none, is too
 * long, or is more than one sentence.
 */
export function sentenceTokens(text: string): { tokens: EnglishToken[]; ending: string } | null {
  if (text.length > MAX_LENGTH) return null;
  let bare = text
    .normalize('NFKC')
    .replace(/[‘’`´]/g, "'")
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/["“”«»]/g, '')
    .trim();
  for (const [contraction, long] of CONTRACTIONS) bare = bare.replace(contraction, long);
  const ending = /[.?!\s]*$/.exec(bare)?.[0].trim() ?? '';
  const words = bare
    .slice(0, bare.length - ending.length)
    .replace(/^(excuse me|sorry|hello|hi|yes|no)[.!]\s+/i, '$1, ')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/,/g, ' , ')
    .split(/\s+/)
    .filter(Boolean);
  const isWord = (word: string): boolean => /^(,|'s|[\p{L}\p{N}'-]+|\d{1,2}:\d\d)$/u.test(word);
  if (words.length === 0 || words.length > MAX_WORDS || !words.every(isWord)) return null;
  // "Would you mind if I opened the window?"
  const isSupposed = /^would you mind if/i.test(text.trim());
  const textOf = (shown: string, place: number): string =>
    (isSupposed && place === 2
      ? readVerb(shown.toLowerCase()).find(({ form }) => form === 'past')?.base
      : undefined) ?? shown.toLowerCase();
  const tokens = words.map((shown, place) => ({
    text: hasJapanese(shown) ? shown : textOf(shown, place),
    shown,
    capital: place > 0 && /^\p{Lu}/u.test(shown) && shown !== 'I',
  }));
  return { tokens, ending };
}
