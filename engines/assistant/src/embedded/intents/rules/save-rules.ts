import { countOf, ORDINALS } from '@kotoba/language';
import { say, type Rule } from './rule';

/** What one says before an order, and behind it; where words are saved. */
const TOLD = String.raw`^(?:(?:and|then|so|also|just|yes|yeah|thanks|great|ok|okay|now|please|(?:can|could|would|will) you|(?:i want|i'd like|i would like|want|need|i need) to) )*`;
const OWN = String.raw`(?:own |saved |word |vocabulary |vocab )*(?:words?|vocabulary|vocab|list|collection|deck|cards)`;
const LIST = String.raw`(?:to|in|into) my ${OWN}`;
const END = String.raw`(?: (?:for me|please|too|as well|now|thanks))*$`;
/** A word that is named, in English or in Japanese. */
const IN_LIST = new RegExp(
  `${TOLD}(?:save|add|put) (?:the word (?:for )?)?(?<word>Q|[a-z][a-z'-]+) ${LIST}${END}`,
);
const WORD_FOR = new RegExp(`${TOLD}(?:save|add) the word for (?<word>[a-z][a-z'-]+)${END}`);
const IN_JAPANESE = new RegExp(
  `${TOLD}(?:put(?= .* my )|save|add|keep|store|bookmark) (?:the (?:word|kanji|verb|noun|adjective|phrase) )?J(?: meaning Q)?(?: ${LIST})?${END}`,
);
/** What was shown: the one, or all. */
const PUT = String.raw`${TOLD}(?:save|keep|add|store|put|bookmark)`;
const AT_LAST = String.raw`(?: (?:to|in|into|on) (?:my|the) ${OWN})?${END}`;
const IT = new RegExp(`${PUT} (?:it|(?:this|that|the)(?: (?:one|word|card))?)${AT_LAST}|^save${END}`);
const ALL = new RegExp(
  `${PUT}(?= .*\\b(?:them|these|those|all|both|every|everything)\\b)(?: (?:them|these|those|all|both|every|everything|of|the|words?|cards?|ones?|two|three|four|five|[2-9]|10))+${AT_LAST}`,
);

/** What names no word: what was shown, several, or what they are saved for. */
const NO_WORD =
  /^(?:it|this|that|these|those|them|ones?|last|next|all|both|everything|something|anything|some|any|more|each|every|new|(?:word|note|card|verb|noun|adjective|adverb|phrase|sentence|thing)s?|vocab|vocabulary|kanji|stuff|me|later|today|tomorrow|class|school|work|home|homework|practice|tests?|quiz|review|learning|travel|free)$/;

const namesWord = (word: string): boolean =>
  !word.includes(' ') &&
  !NO_WORD.test(word) &&
  countOf(word) === null &&
  !ORDINALS.some((name) => name === word);

/** A wish, a question or a refusal: nothing is told to be done. */
const NOT_TOLD =
  /\b(?:how|where|what|why|when|if|do|does|did|don't|doesn't|didn't|not|never|can't|cannot|won't|should|shall|i'll|(?:can|may|could|must|will|would) (?:i|we)|(?:i|we) (?:will|can|could|already|never|save|saved|add|added|put))\b/;

/** “5 words” are so many, and not the fifth. */
const SO_MANY = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:words|cards)\b/;

/** “the first two”, “the last three” */
const ROW = /\b(first|last) (\d+|two|three|four|five|six|seven|eight|nine|ten)\b/;

/** The cards that are named: "the first and the third one", "number 2", "the first two". */
function placesIn(words: readonly string[]): number[] {
  const [, side, many = ''] = ROW.exec(words.join(' ')) ?? [];
  const row = side ? (countOf(many) ?? 0) : 0;
  if (row > 1) return Array.from({ length: row }, (_, at) => (side === 'first' ? at : at - row));
  return words.flatMap((word, at) => {
    const ordinal = ORDINALS.findIndex(
      (name, index) => name === word || new RegExp(`^${index + 1}(?:st|nd|rd|th)$`).test(word),
    );
    if (ordinal >= 0) return [ordinal];
    if (word === 'last') return [-1];
    const number =
      /^(?:number|no|card|word|#)$/.test(words[at - 1] ?? '') || /^(?:one|1|2|3|4|5|6|7|8|9|10)$/.test(word)
        ? countOf(word)
        : null;
    return number !== null && number > 0 && word !== 'one' ? [number - 1] : [];
  });
}

/** What is told to be saved: a word that is named, or cards. What is not told so as a whole saves nothing. */
export const SAVE_RULES: readonly Rule[] = [
  {
    japanese: [0, 0],
    needs: [/^(?:save|add|put)$/],
    may: '',
    rest: true,
    intent: ({ text, shape: { quoted } }) => {
      const named = (IN_LIST.exec(text) ?? WORD_FOR.exec(text))?.groups?.['word'] ?? '';
      const word = named === 'Q' ? (quoted[0] ?? '').toLowerCase() : named;
      return word !== '' && namesWord(word) ? { kind: 'saveWord', text: word } : null;
    },
  },
  {
    japanese: [1, 1],
    needs: [/^(?:save|add|put|keep|store|bookmark)$/],
    may: 'word words kanji verb noun adjective phrase list vocabulary vocab collection deck cards own saved want need like meaning',
    intent: (understood) => {
      const [meaning] = understood.shape.quoted;
      return IN_JAPANESE.test(understood.text)
        ? { kind: 'saveWord', text: say(understood), ...(meaning && { meaning }) }
        : null;
    },
  },
  {
    japanese: [0, 0],
    needs: [/^(?:save|keep|add|store|put|bookmark)$/],
    may: `${ORDINALS.join(' ')} last all both every everything card cards word words list vocabulary vocab number collection 1 2 3 4 5 6 7 8 9 10 two three four five 1st 2nd 3rd 4th 5th it`,
    intent: ({ text, shape: { words } }) => {
      if (NOT_TOLD.test(text) || SO_MANY.test(text)) return null;
      if (words.includes('put') && !/ (?:in|into|to|on) (?:my|the)\b/.test(text)) return null;
      const places = placesIn(words);
      if (places.length > 0) return { kind: 'save', places };
      if (ALL.test(text)) return { kind: 'save', places: 'all' };
      return IT.test(text) ? { kind: 'save', places: 'it' } : null;
    },
  },
];
