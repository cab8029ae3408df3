import { hasJapanese } from '@kotoba/japanese';
import { ORDINALS, type Lore } from '@kotoba/language';
import type { Intent } from './intents/intent';
import type { Context } from './resolved';

/** Knows which verbs belong together as what one does and what happens. */
export type Pairs = Pick<Lore, 'pairOf'>;

/** A message with the Japanese in it that it pointed at, and what the conversation is about then. */
export interface Referred {
  readonly message: string;
  readonly context: Context;
  /** Where the words that point are all that is asked. */
  readonly intent?: Intent;
}

const NOUN = '(?:word|one|verb|adjective|noun|kanji|phrase)';
const ASKED = new RegExp(
  `\\b(?:the |my )?(very )?(${ORDINALS.join('|')}|last) ${NOUN}( (?:that |which )?i(?:'ve| have)? (?:asked|looked up|wanted|said)(?: you)?(?: about| for)?)?`,
  'i',
);
const PREVIOUS = new RegExp(
  `\\b(?:the (?:previous|earlier) ${NOUN}|the ${NOUN} before(?: that| it)?)\\b`,
  'i',
);
const RIGHT =
  /\b(?:the|your) (?:right|correct|corrected|better|fixed|proper) (?:one|version|sentence)\b|\b(?:the|your) correction\b/i;
/** “transitive verb” alone is a term of grammar. */
const PARTNER =
  /(?:\bthe |\bits |\bit's )?\b(?:in)?transitive (?:one|version|partner|counterpart|equivalent|twin)(?: (?:of|for) (?:it|that|this))?|\b(?:the|its|it's) (?:in)?transitive verb\b/i;
const ONLY_PARTNER = new RegExp(
  String.raw`^(?:(?:and|so|ok|now) )*(?:(?:(?:what's|whats|what is|what about|how about|give me|show me|tell me) )?(?:${PARTNER.source}|(?:the|its) (?:in)?transitive(?: form| pair)?)|(?:which(?: one| of them| of the two)? is )?(?:in)?transitive)(?: please)?$`,
  'i',
);
const ONE_OF_THEM =
  /\b(?:any )?one of (?:those|these|them)(?: words)?(?=$|[?.!,]| (?:please|pls|plz|in an?|in some)\b)/i;
const TOLD_APART = /\b(?:differ\w*|compare|tell .+ apart)\b/i;
const THE_TWO = /\b(?:between )?(?:them|these|those|both|(?:the|these|those) two|the two of them)\b/i;
/** “what's the difference”: of nothing but what was talked about. */
const ONLY_DIFFERENCE =
  /^(?:(?:and|so|ok|but|then) )*(?:(?:what(?:'?s| is)|tell me|explain) )?(?:the )?difference(?: then| again| in meaning)?$|^(?:(?:and|so|ok|but|then) )*(?:how|what) do they differ$/i;
const GO_BACK = /^(?:(?:ok|so|now|and|please|let's|can we|going|go|get|back) )*back to (\S+?)[,.;:]? (.+)$/i;

/** The verb that acts on something, or the one that happens by itself. */
const sideNamed = (text: string): 'does' | 'happens' => (/\bintransitive\b/i.test(text) ? 'happens' : 'does');

/** “the first word i asked about”; what counts the cards of the last answer is no such word. */
function askedWord(message: string, { subjects, cards }: Context): string | null {
  const [phrase = '', very, ordinal = '', asked] = ASKED.exec(message) ?? [];
  const isOfThread = very || asked || (cards.length < 2 && /\bfirst word$/i.test(phrase));
  const place = ORDINALS.findIndex((name) => name === ordinal.toLowerCase());
  return (ordinal !== '' && isOfThread ? subjects.at(place) : undefined) ?? null;
}

const replaced = (message: string, pattern: RegExp, by: string | null | undefined): string =>
  by
    ? message
        .replace(pattern, () => ` ${by} `)
        .replace(/\s+/g, ' ')
        .trim()
    : message;

/** Puts the words of the conversation where a message only points at them. What it does not point at stays. */
export function refer(said: string, context: Context, pairs: Pairs): Referred {
  if (hasJapanese(said)) return { message: said, context };
  const { subjects, cards, corrected } = context;
  // 開けました has no partner, 開ける has.
  const inflected =
    [context.inflected, context.word].find((verb) => verb && pairs.pairOf(verb)) ?? context.inflected;
  const whole = said.replace(/[\s?!.]+$/u, '');
  if (inflected && ONLY_PARTNER.test(whole))
    return { message: said, context, intent: { kind: 'pair', verbs: [inflected], which: sideNamed(whole) } };
  const two = cards.length === 2 ? cards : subjects.slice(-2);
  let message = replaced(said, ASKED, askedWord(said, context));
  if (PREVIOUS.exec(whole)?.[0].length !== whole.length)
    message = replaced(message, PREVIOUS, subjects.at(-2));
  message = replaced(message, RIGHT, corrected);
  message = replaced(message, ONE_OF_THEM, cards[0]);
  if (inflected && !hasJapanese(message))
    message = replaced(message, PARTNER, pairs.pairOf(inflected)?.[sideNamed(message)]);
  if (ONLY_DIFFERENCE.test(whole))
    return two.length === 2
      ? { message: said, context, intent: { kind: 'several', texts: two } }
      : { message: said, context, intent: { kind: 'reason', text: said } };
  if (TOLD_APART.test(message) && two.length === 2 && !hasJapanese(message))
    message = replaced(message, THE_TWO, `between ${two.join(' and ')}`);
  const [, word, rest] = GO_BACK.exec(message) ?? [];
  return word && rest && hasJapanese(word)
    ? { message: rest, context: { ...context, word, inflected: word, last: { kind: 'mean', text: word } } }
    : { message, context };
}
