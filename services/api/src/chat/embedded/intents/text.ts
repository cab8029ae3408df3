import { hasJapanese } from '@kotoba/japanese';

/** One line, folded in width, without the signs at its end. Japanese punctuation inside stays. */
export const tidy = (message: string): string =>
  message
    .normalize('NFKC')
    .replace(/[‘’´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s?!.。…~]+$/u, '');

const QUOTES = /^["'“”「『（(\s:]+|["'“”」』）)\s.。?!,、]+$/gu;
/** Without the quotation marks around it. */
export const unquote = (text: string): string => text.replace(QUOTES, '').trim();

const POLITE =
  /^(?:(?:hi|hello|hey|ok|okay|so|well|please|sensei|kotoba|sorry|wait|actually|hmm|um)[,!.]?\s+|(?:no,?\s+)?i (?:mean|meant),?\s+|(?:can|could|would|will) you (?:please )?(?=\S)|(?:i(?:'d| would) like to|i want to|i need to|let me) (?:know|ask|see|hear)(?: about)?:?\s+|(?:do you know|tell me|explain(?: to me)?|i wonder|remind me)(?: about)?:?\s+(?=(?:what|how|the|when|which|why)\b)|please\s+)/i;
const THANKS = /[,\s]+(?:please|thanks|thank you|pls|plz)$/i;

/** Without the politeness around a request; greetings that are the whole message stay. */
export function withoutPoliteness(text: string): string {
  const shorter = text.replace(POLITE, '').replace(THANKS, '');
  return shorter === text || shorter === '' ? text : withoutPoliteness(shorter);
}

/** A word or a few of them, not a text: what an explanation can be asked for. */
export const isShort = (text: string): boolean => text.length > 0 && [...text].length <= 60;

/** Japanese letters, or Latin ones without English around them. */
export const isJapaneseWord = (text: string): boolean => hasJapanese(text) && isShort(text);
