import { countOf } from '@kotoba/language';
import { daysNamed } from '../days';
import { kindOf, levelOf, PRACTISE } from './own-rules';
import type { Rule } from './rule';

const ASKED =
  /^(?:(?:and|so|ok|please|now|can|could|would|you|i|want|to|let's|just) )*(?:what|what's|whats|which|when|show|give|tell|list|pick|choose|take|select|name|remind|see|sort|group|order|put|organi[sz]e)\b/;
/** It is to be said, used, changed or asked for in another way. */
const OTHERWISE =
  /\b(?:say|said|mean|means|translate|sentences?|examples?|delete|remove|teach|japanese|english|quiz|test|wrong|mistakes?|hard|difficult|weak|asked?)\b/;
const NUMBER = String.raw`(?:(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|an?) )?`;
const WORDS = '((?:noun|verb|adjective|adverb|word|card|thing|one)s?)';
const WORD = new RegExp(`^${WORDS}$`);
const MINE = String.raw`my (?:own |saved |new )*(?:list|words?|vocab|vocabulary|collection|deck|cards)`;
const END = '(?:very |most )?(last|latest|newest|recent|first|oldest|earliest)';
const SAVED = String.raw`(?: that| which)? (?:i|i've)(?: ever| just| have)* (?:added|saved|noted|collected|learned|learnt|add|save)\b| (?:in|on|from|of) ${MINE}\b`;
/** “the last 3 words i added”, “my newest verb” */
const AT_END = new RegExp(
  `\\b(?:the ${END} ${NUMBER}(?:new )?${WORDS}(?:${SAVED})|my ${END} ${NUMBER}(?:saved )?${WORDS}$)`,
);
/** “three words from my list” */
const FROM_LIST = new RegExp(
  String.raw`\b${NUMBER}(?:random |different |other )?${WORDS} (?:from|of|in|out of) ${MINE}\b`,
);
const BY_TOPIC = new RegExp(
  String.raw`\b${MINE}\b(?: (?:sorted|grouped|ordered|listed|organi[sz]ed))? (?:by|into|in) (?:topics?|themes?|subjects?|groups|categor(?:y|ies))\b`,
);
const WHEN =
  /^(?:(?:and|so|ok) )*when did i (?:first )?(?:save|add|note|collect) (?:the word (?:for )?)?([a-z][a-z' -]*)$/;

/** How many are meant: a plural without a number is the whole list, which has rules of its own. */
const manyOf = (number: string, named: string): number | null =>
  number !== '' ? countOf(number) : named.endsWith('s') ? null : 1;

/** Some of one’s own words: at an end of the list, so many of it, by topics, and when one was saved. */
export const OWN_LIST_RULES: readonly Rule[] = [
  {
    japanese: [0, 0],
    needs: [WORD, /^my$|^(?:last|latest|newest|recent|first|oldest|earliest)$/],
    may: '',
    rest: true,
    intent: ({ text, shape: { words } }) => {
      const isOther = OTHERWISE.test(text) || daysNamed(text) !== null;
      if (isOther || words.some((word) => PRACTISE.test(word))) return null;
      const ended = AT_END.exec(text);
      const [whole, the, number, named, my, own, owned] = ended ?? [];
      const [, part = '', some = ''] = FROM_LIST.exec(text) ?? [];
      // “the last word i saved was easy” asks nothing.
      if (!ASKED.test(text) && whole !== text) return null;
      const end = the ?? my;
      const said = end ? (named ?? owned ?? '') : some;
      const many = said === '' ? null : manyOf(end ? (number ?? own ?? '') : part, said);
      if (many === null) return null;
      const kind = { kind: 'myWords', partOfSpeech: kindOf([said]), level: levelOf(words) } as const;
      if (!end) return { ...kind, many };
      const place = /^(?:first|oldest|earliest)$/.test(end)
        ? { isFirst: true as const }
        : { isLast: true as const };
      return { ...kind, ...place, ...(many > 1 && { many }) };
    },
  },
  {
    // “what did i save last”
    japanese: [0, 0],
    needs: [/^(?:save|add)$/, /^last$/],
    may: '',
    rest: true,
    intent: ({ text }) =>
      /^(?:(?:and|so|ok) )*(?:what|which)(?: word)? did i (?:last (?:save|add)|(?:save|add) last)$/.test(text)
        ? { kind: 'myWords', partOfSpeech: null, level: null, isLast: true }
        : null,
  },
  {
    japanese: [0, 0],
    needs: [/^(?:by|into|in)$/, /^my$/],
    may: '',
    rest: true,
    intent: ({ text }) =>
      ASKED.test(text) && BY_TOPIC.test(text) && !OTHERWISE.test(text) ? { kind: 'ownByTopic' } : null,
  },
  {
    japanese: [0, 0],
    needs: [/^when$/, /^(?:save|add|note|collect)$/],
    may: '',
    rest: true,
    intent: ({ text }) => {
      const word = WHEN.exec(text)?.[1];
      return word && !/^(?:it|that|this|them|words?|notes?)$/.test(word) ? { kind: 'has', text: word } : null;
    },
  },
];
