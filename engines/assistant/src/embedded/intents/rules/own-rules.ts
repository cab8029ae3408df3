import { isLevel } from '@kotoba/contracts';
import type { WordKind } from '@kotoba/language';
import type { Rule } from './rule';

export const KIND = /^(?:noun|verb|adjective|adverb|word)s?$/;
export const PRACTISE = /^(?:quiz|test|practi[sc]e|practi[sc]ing|drill|train|review|revise|exercise)$/;

/** The kind and the level that words of a message name. */
export const kindOf = (words: readonly string[]): WordKind | null => {
  const named = words.map((word) => /^(noun|verb|adjective|adverb)s?$/.exec(word)?.[1]).find(Boolean);
  return (named ?? null) as WordKind | null;
};
export const levelOf = (words: readonly string[]) =>
  words.map((word) => word.toUpperCase()).find(isLevel) ?? null;

const PRACTISE_NOW =
  /^(?:(?:and|so|then|ok|okay|now|please|can|could|we|i|you|want|to|like|would|i'd|let|let's|us|me|just|time|start|a|some|the) )*practi[sc](?:e|ing)(?: (?:now|please|again|today|session|then|a|bit|little|some|time|together))*$/;

/** What is practised, hard, or personal, and whether some English is saved: before all else that is asked of one's own. */
export const OWN_RULES: readonly Rule[] = [
  {
    japanese: [0, 0],
    needs: [PRACTISE, /^(?:those|these|them|ones|it)$/],
    may: 'together now words word them practise practice start session all',
    intent: ({ shape: { words } }) =>
      words.some((word) => /^(?:say|how|my|what)$/.test(word)) ? null : { kind: 'practiseThem' },
  },
  {
    // “lets practice now”: no topic, but what was shown.
    japanese: [0, 0],
    needs: [/^practi[sc](?:e|ing)$/],
    may: 'now today again session start together bit little time',
    intent: ({ text }) => (PRACTISE_NOW.test(text) ? { kind: 'practiseThem' } : null),
  },
  {
    // “test me on my verbs”
    japanese: [0, 0],
    needs: [PRACTISE, /^my$/, /^(?:noun|verb|adjective|adverb)s$/],
    may: 'saved own some only all now today n1 n2 n3 n4 n5',
    intent: ({ shape: { words } }) => ({
      kind: 'practise',
      of: { kind: 'myWords', partOfSpeech: kindOf(words), level: levelOf(words) },
    }),
  },
  {
    // “what did i just save”, “the last word i added”
    japanese: [0, 0],
    needs: [/^(?:just|last|latest|newest)$/, /^(?:saved?|added?|add)$/, /^(?:i|i've|we)$/],
    may: 'word card thing one',
    intent: ({ text }) =>
      /^(?:and |so |ok )?(?:what|which|show|tell)/.test(text) &&
      /\bjust\b|\b(?:last|latest|newest) (?:word|card|thing|one)\b/.test(text)
        ? { kind: 'myWords', partOfSpeech: null, level: null, isLast: true }
        : null,
  },
  {
    japanese: [0, 0],
    needs: [
      /^(?:hard|harder|hardest|difficult|tricky|tough|worst|weak|weakest)$/,
      /^(?:words?|ones|vocab|cards|which)$/,
      /^(?:me|my|i|mine)$/,
    ],
    may: 'words word ones vocab cards find for still most remember list having learn learning',
    intent: ({ shape: { words } }) =>
      /^(?:which|what|whats|what's|show|list|give|tell|my)$/.test(words[0] ?? '') &&
      !words.some((word) => /^(?:learn|teach)$/.test(word)) &&
      /\b(?:my|mine|i|for me)\b/.test(words.join(' '))
        ? { kind: 'mistakes' }
        : null,
  },
  {
    japanese: [0, 0],
    needs: [
      /^(?:what|whats|what's|who|whos|who's|when|whens|when's|where|wheres|where's|how|did|do|am)$/,
      /^(?:my|i)$/,
      /^(?:name|teacher|teacher's|birthday|age|old|phone|address|email|job|city|country|homework|exam|exams|class|lesson|favourite|favorite|boss|friend|hobby|from|live|born|eat|ate|sleep)$/,
    ],
    may: 'time day name called next did do lunch breakfast dinner morning night color colour food number tomorrow today yesterday',
    intent: ({ shape: { words, quoted } }) =>
      quoted.length > 0 ||
      /\bi address\b/.test(words.join(' ')) ||
      words.some((word) =>
        /^(?:say|write|read|mean|means|japanese|spell|ask|note|notes|noted|save|saved|learn|word|words|introduce|translate|talk|speak|call|greet|thank)$/.test(
          word,
        ),
      )
        ? null
        : { kind: 'personal' },
  },
  {
    japanese: [0, 0],
    needs: [
      /^(?:have|do|did|is)$/,
      /^(?:already|yet|got|saved|in)$/,
      /^(?:there|list|words|vocabulary|vocab|collection|deck|cards)$/,
    ],
    may: 'already yet saved list words vocabulary vocab collection deck cards word added',
    rest: true,
    intent: ({ rest, shape: { words } }) =>
      /^(?:do|have|did|is)$/.test(words[0] ?? '') &&
      (words.includes('my') || words.some((word) => /^(?:already|yet|got|saved)$/.test(word))) &&
      rest.length === 1 &&
      !rest.some((word) => KIND.test(word))
        ? { kind: 'has', text: rest.join(' ') }
        : null,
  },
];
