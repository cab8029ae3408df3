import { say, type Rule } from './rule';

const WITH = [/^verbs?$/, /^(?:goes?|use|used|uses|takes?|with|pairs?|collocat\w*|combine[sd]?)$/];
const MAY = 'verb verbs usually word noun';

/** “was made to wait” */
const MADE_TO = /\b(?:am|is|are|was|were|be|been|being|get|got) (?:made|forced) to \w+/;

/** What is asked of one word: its verb, its level, what somebody is made to do. */
export const WORD_RULES: readonly Rule[] = [
  {
    japanese: [1, 1],
    needs: WITH,
    may: MAY,
    intent: (understood) => ({ kind: 'verbWith', text: say(understood) }),
  },
  {
    japanese: [1, 1],
    needs: [/^(?:level|jlpt)$/],
    may: 'word kanji level jlpt',
    intent: (understood) => ({ kind: 'mean', text: say(understood) }),
  },
  {
    japanese: [1, 1],
    needs: [/^(?:made|forced|Q)$/],
    may: '',
    rest: true,
    firm: true,
    intent: (understood) =>
      MADE_TO.test([...understood.shape.words, ...understood.shape.quoted].join(' ').toLowerCase())
        ? { kind: 'causativePassive', text: say(understood) }
        : null,
  },
];

/** “what verb goes with it”: of the word that was talked about. */
export const VERB_WITH_IT: Rule = {
  japanese: [0, 0],
  needs: WITH,
  may: MAY,
  intent: ({ text }) =>
    /\b(?:what|what's|which) .*\b(?:it|that|this|them)\b/.test(text) ? { kind: 'verbWithIt' } : null,
};
