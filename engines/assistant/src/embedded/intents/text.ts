import { isEnglishWord } from '@kotoba/japanese/english-words';
import { kanaReadings } from '@kotoba/language';

// What stands at the end of a text is looked for where its run begins, and not from each of its signs anew.

/** One line, folded in width, without the signs at its end. Japanese punctuation inside stays. */
export const tidy = (message: string): string =>
  message
    .normalize('NFKC')
    .replace(/[‘’´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s?!.。…~=])[\s?!.。…~=]+$/u, '');

const QUOTES = /^["'“”「『（(\s:]+|(?<!["'“”」』）)\s.。?!,、])["'“”」』）)\s.。?!,、]+$/gu;
/** Without the quotation marks around it. */
export const unquote = (text: string): string => text.replace(QUOTES, '').trim();

const POLITE =
  /^(?:(?:hi|hello|hey|ok|okay|alright|then|so|well|please|sensei|kotoba|sorry|wait|actually|hmm|um)[,!.]?\s+|(?:no,?\s+)?i (?:mean|meant),?\s+|(?:can|could|would|will) you (?:please )?(?=\S)|(?:i(?:'d| would) like to|i want to|i need to|let me) (?:know|ask|see|hear)(?: about)?:?\s+(?!when\b|if\b)|(?:do you know|tell me|explain(?: to me)?|i wonder|remind me)(?: about)?:?\s+(?=(?:what|how|the|when|which|why)\b)|please\s+)/i;
const THANKS =
  /(?:(?<![,\s]|\b(?:for|say|saying|write))[,\s]+(?:please|thanks|thank you|pls|plz)|[,.]\s*(?:thanks|thank you)(?: (?:a lot|(?:so|very) much|in advance))?|(?<![,\s])[,\s]+(?:if|when(?:ever)?) (?:that(?:'s| is)|it(?:'s| is)|you(?: don't mind|'re free| are free| have (?:the |a )?(?:time|moment|minute))|possible)(?: (?:ok|okay|alright|all right|possible|fine|not too much trouble))?(?: (?:with|for) you)?)$/i;
/** A request made indirectly: "I was wondering whether you could possibly teach me …". */
const AT_LENGTH =
  /^(?:(?:sorry|excuse me|pardon)(?: (?:to|for) (?:bother(?:ing)?|disturb(?:ing)?|ask(?:ing)?)(?: you)?)?(?: again)?[,.!]* (?:but |and )?|(?:hi|hello|hey)(?: there| kotoba| again)?[,.!]+ |i (?:was|am|'m) (?:just )?wondering (?:if|whether) (?=\S)|i(?:'d| would) (?:really |very much )?(?:appreciate it|be (?:so |very )?(?:grateful|happy|glad)|love it|like it) if (?=you)|would (?:it be possible|you be so kind as|you be able|you like) (?:for you )?(?=to)|(?:would|do) you mind (?=\w+ing\b)|is there any (?:chance|way) (?:that )?(?=you)|(?:and |but )?(?:you|one) (?:could|can|would|might) (?:possibly |maybe |perhaps |please |kindly )*|could you (?:possibly|maybe|perhaps|kindly) |to (?=(?:tell|teach|show|give|explain|translate|say|write|help)\b)|(?:possibly|maybe|perhaps|kindly) )/i;
/** "giving me", after "would you mind". */
const GERUNDS: Readonly<Record<string, string>> = {
  giving: 'give',
  telling: 'tell',
  teaching: 'teach',
  showing: 'show',
  explaining: 'explain',
  translating: 'translate',
  writing: 'write',
  conjugating: 'conjugate',
  quizzing: 'quiz',
  checking: 'check',
  correcting: 'correct',
};
const GERUND = new RegExp(`^(${Object.keys(GERUNDS).join('|')})\\b`, 'i');

/** Nobody is polite more often than this in one sentence. */
const MOST_POLITE = 12;

/** Without the politeness around a request; greetings that are the whole message stay. */
export function withoutPoliteness(text: string, left = MOST_POLITE): string {
  const shorter = text
    .replace(AT_LENGTH, '')
    .replace(GERUND, (word) => GERUNDS[word.toLowerCase()] ?? word)
    .replace(POLITE, '')
    .replace(/\bno,? thank you$/i.test(text) ? /$^/ : THANKS, '');
  return shorter === text || shorter === '' || left === 0 ? text : withoutPoliteness(shorter, left - 1);
}

/** A word or a few of them, not a text: what an explanation can be asked for. */
export const isShort = (text: string): boolean => text.length > 0 && [...text].length <= 60;

/** Particles are spelled as they sound: "watashi wa", "hon o", "gakkou e". */
const PARTICLES: Readonly<Record<string, string>> = { wa: 'は', o: 'を', wo: 'を', e: 'へ', he: 'へ' };
/** Fewer words than these are no sentence. */
const MIN_WORDS = 2;

/** A sentence typed in romaji, in kana: "watashi wa gakusei desu" is わたしはがくせいです. Null for what is none. */
export function romajiSentence(text: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/(?<![.。!?])[.。!?]+$/, '')
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length < MIN_WORDS) return null;
  const kana = words.map((word, at) => (at > 0 ? PARTICLES[word] : undefined) ?? kanaReadings(word)[0]);
  return kana.every((part) => part !== undefined) ? kana.join('') : null;
}

/** “tabetaku nakatta” in kana: words of romaji of which none is English, beside particles. Null for anything else. */
export function romajiPhrase(text: string): string | null {
  const long = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word.length > 2);
  return long.length > 0 && long.every((word) => !isEnglishWord(word)) ? romajiSentence(text) : null;
}
