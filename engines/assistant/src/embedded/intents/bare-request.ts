/** What one says before a request: a greeting, an apology, that there is a question. */
const OPENERS =
  /^(?:(?:hey|hi|hello|heya|hiya|yo|ok|okay|k|so|oh|ah|uh|um|umm|erm|hm+|ugh|argh|wait|sorry|excuse me|alright|right|well|anyway|listen|actually|also|and|but|then|again|btw|by the way|lol|haha|cool|great|nice|thanks|thx|ty|please|pls|sensei|kotoba|there|omg|help|no|nah|nope|yes|yeah)(?: (?:there|again|kotoba|sensei|everyone|wait))?[\s,.!:;~…-]+)+/i;
const ANNOUNCED =
  /^(?:(?:(?:just )?(?:a|one|another|i(?:'ve| have)? (?:got )?an?|got a|have a|small|quick|random|dumb|stupid|silly|weird|short|little|last|easy|tiny|simple|more)\s+)*(?:q|qn|question|thing)(?: (?:for you|about (?:japanese|words|grammar|kanji)|please|here))?|just (?:curious|wondering|checking)|i(?:'m| am| was)? (?:just )?(?:curious|wondering|not sure|unsure|confused)|quick(?:ly)?|real quick|(?:can|could|may) i ask(?: you)?(?: something)?|(?:i )?(?:need|want) (?:your )?help(?: please)?|help me(?: out)?(?: here)?(?: please)?|for (?:my|a) (?:homework|class|test|trip))\s*[,:;.!?—–-]+\s*/i;
/** What one says behind it: of what may be asked about only behind a sign. */
const CLOSERS =
  /(?:(?:\s+|[\s,.;!?~…—–-]+)(?:(?:please|pls) explain|explain (?:please|pls|it)|lol|lmao|haha(?:ha)*|hehe|xd|pls|plz|thx|tysm|btw|asap|real quick)|[\s]*[,.;!?~…—–-]+\s*(?:please|ty|thanks(?: a lot| so much| in advance)?|thank you(?: so much| very much)?|cheers|tho|though|quickly|quick|again|exactly|or something|or so|or what|i forgot|i forget|i keep forgetting(?: it)?|i always forget(?: it)?|i (?:always|keep|often) (?:mix|mixing|confuse|confusing|forget|get) (?:them|these|those|it|this|the two)(?: (?:up|wrong))?|i never (?:get|remember) (?:it|this|them)(?: right)?|i can(?:'t|not|t) remember(?: it)?|if you can|if possible|if that(?:'s| is) ok(?:ay)?|no rush|just curious|just wondering|help|help me|anyone|sensei|kotoba|for (?:my |a )?(?:homework|class|test)|i need it (?:now|today|tomorrow|for (?:class|school|work|homework))|sorry|you know|be honest|honestly|seriously)|\s+would be (?:nice|great|cool|lovely|perfect|helpful))+[\s.!?~…]*$/i;
const FACES = /[\p{Extended_Pictographic}\uFE0F]|(?<=\s)(?:[:;]-?[)(DPp]|<3|\^\^|xD)(?=\s|$)/gu;

/** The request alone, without what is only said around it; the message itself where nothing else is left. */
export function bareRequest(message: string): string {
  let bare = message.replace(FACES, ' ').replace(/\s+/g, ' ').trim();
  for (let before = ''; before !== bare;) {
    before = bare;
    const shorter = bare.replace(ANNOUNCED, '').replace(OPENERS, '').replace(CLOSERS, '').trim();
    if (/[\p{L}\p{N}]/u.test(shorter)) bare = shorter;
  }
  return bare;
}

/** The message without what is said behind it alone: what stands before may be what is asked about. */
export const withoutClosing = (message: string): string => {
  const shorter = message.replace(FACES, ' ').replace(CLOSERS, '').trim();
  return /[\p{L}\p{N}]/u.test(shorter) ? shorter : message;
};

/** “bandaid, like the thing you put on a small cut”: a word, and what only says which one is meant. */
const HINTED =
  /^(?:an? |the )?([a-z][a-z'-]*(?: [a-z'-]+)?)[,?]? (?:like|as in|you know|the (?:thing|one|kind|stuff)|i mean) (?!not [a-z]+\)?$).{4,}$|^(?:an? |the )?([a-z][a-z'-]*(?: [a-z'-]+)?), (?:for|in|on|at|to) (?:an?|the|my) [a-z ]+$/i;
const VERBS =
  /^(?:i|you|it|what|how|why|which|is|are|do|can|give|make|more|words?|something|some|not|too|so|say|and|or|the thing|thing)\b/i;

/** The word that a hint stands behind; null where none is. */
export function hintedWord(message: string): string | null {
  const found = HINTED.exec(message.replace(/[?!.]+$/, ''));
  const word = found?.[1] ?? found?.[2] ?? '';
  return word === '' || VERBS.test(word) ? null : word;
}

/** Words that a request to us has, and a mere remark has not. */
const ASKS =
  /\?|^(?:what|how|which|who|when|where|why|can|could|would|will|do|does|did|is|are|give|show|teach|tell|list|name|make|write|read|translate|check|correct|fix|explain|conjugate|count|quiz|test|practi[cs]e|save|put|turn|change)\b|\b(?:mean(?:s|ing)?|say|translate|difference|vs|conjugate|example|sentence with|kanji for|form of|japanese for|words? for)\b/i;
/** Where one part of what is said ends. */
const PARTS = /\s*(?:[;.!?。！？]+\s+|,\s+(?:but|so|and)?\s*|\s[—–-]+\s|\s*…\s*|\.{2,}\s*|\s\()/;

/** The one part of a message that asks, where all others are only told: “i have a test tomorrow, how do you …”. */
export function askingPart(message: string): string | null {
  const parts = message.split(PARTS).filter((part) => /[\p{L}]/u.test(part));
  if (parts.length < 2) return null;
  const asking = parts.filter((part) => ASKS.test(part));
  const [only, ...more] = asking;
  return only && more.length === 0 && parts.every((part) => part === only || isTold(part)) ? only : null;
}

/** Said of oneself, of others or of the question: no part of what is asked. */
const TOLD =
  /^(?:i|i'm|im|i've|ive|my|we|our|he|she|they|the (?:teacher|book|app|test|exam|waiter|sign)|because|cause|cuz|since|it(?:'s|s)?|its|this|that(?:'s|s)?|there(?:'s|s)?|just|not|no|sorry|for|like|maybe|always|still|in class|at work|today|yesterday|tomorrow|someone|somebody|everyone|a friend|got|have|need|trying|thinking|never)\b/i;
const isTold = (part: string): boolean =>
  TOLD.test(part) && !/["“「]|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(part);
