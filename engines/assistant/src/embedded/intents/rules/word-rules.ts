import type { Trait } from '../intent';
import { MEANS_SO } from './claim-rule';
import { formIn } from './form-in';
import { say, type Rule } from './rule';

const WITH = [/^verbs?$/, /^(?:goes?|use|used|uses|takes?|with|pairs?|collocat\w*|combine[sd]?)$/];
const MAY = 'verb verbs usually word noun';

/** “was made to wait” */
const MADE_TO = /\b(?:am|is|are|was|were|be|been|being|get|got) (?:made|forced) to \w+/;

/** What several words are asked to be: “which of these are polite”. */
const TRAITS: readonly (readonly [said: RegExp, trait: Trait])[] = [
  [/^(?:polite|formal)$/, 'polite'],
  [/^(?:plain|casual|informal)$/, 'plain'],
  [/^past$/, 'past'],
  [/^negatives?$/, 'negative'],
  [/^verbs?$/, 'verb'],
  [/^nouns?$/, 'noun'],
  [/^i-adjectives?$/, 'i-adjective'],
  [/^na-adjectives?$/, 'na-adjective'],
];

/** What is asked of one word: its verb, its level, what somebody is made to do. */
export const WORD_RULES: readonly Rule[] = [
  {
    japanese: [1, 1],
    needs: WITH,
    may: MAY,
    intent: (understood) => ({ kind: 'verbWith', text: say(understood) }),
  },
  {
    // “which words go with 経験”, “make 準備 into a verb”, “why is 案内 a noun and する”
    japanese: [1, 2],
    needs: [/^(?:words?|verbs?|noun|and)$/, /^(?:go|goes|make|turn|change|into|and)$/],
    may: 'words word verb verbs noun go goes make turn change into together usually used',
    intent: ({ runs: [text = '', other], text: said }) => {
      const isNoun = /[\p{Script=Han}\p{Script=Katakana}ー]$/u.test(text);
      const isAsked =
        other === undefined
          ? /\bgo(?:es)? (?:together )?with J\b|\bJ (?:in)?to (?:a )?verb\b|\bverb (?:of|from|out of) J\b/.test(
              said,
            )
          : other === 'する' && /\band J\b/.test(said);
      return isNoun && isAsked ? { kind: 'verbWith', text } : null;
    },
  },
  {
    // “which verb for taking a bath? お風呂を…”
    japanese: [1, 1],
    needs: [/^verbs?$/, /./],
    may: '',
    rest: true,
    firm: true,
    intent: ({ runs: [text = ''] }) =>
      /[ぁ-んァ-ヶ一-龠ー][をに][…。.〜~]*$/u.test(text)
        ? { kind: 'verbWith', text: text.replace(/[をに][…。.〜~]*$/u, '') }
        : null,
  },
  {
    japanese: [1, 1],
    needs: [
      /^(?:synonyms?|similar|alternatives?|like|another|other|others|different|else|instead|same)$/,
      /^(?:words?|synonyms?|similar|alternatives?|ways?|say|verbs?|adjectives?)$/,
    ],
    may: 'word words synonym meaning means other another close way ways same of',
    // “other words with 学 in them” are written with it.
    intent: (understood) =>
      /\b(?:have|has|with|in|use|used)\b/.test(understood.text)
        ? null
        : { kind: 'similar', text: say(understood) },
  },
  {
    // “whats a nicer word for 太っている”
    japanese: [1, 1],
    needs: [
      /^(?:nicer|politer|softer|kinder|better|gentler|polite)$/,
      /^(?:word|words|way|ways|expression|phrase)$/,
    ],
    may: 'say saying expression phrase',
    intent: (understood) => ({ kind: 'manners', text: say(understood) }),
  },
  {
    // “明るい antonym”
    japanese: [1, 1],
    needs: [/^(?:opposites?|antonyms?)$/],
    may: 'word adjective verb noun',
    intent: (understood) => ({ kind: 'opposite', text: say(understood) }),
  },
  {
    // “猫 counter?”
    japanese: [1, 1],
    needs: [/^(?:counters?|count(?:ed)?)$/],
    may: 'counter word used use right things',
    intent: (understood) => ({ kind: 'count', value: 1, noun: say(understood) }),
  },
  {
    japanese: [1, 1],
    needs: [/^(?:dictionary|base|root|infinitive|verb)$/],
    may: 'form forms dictionary base root infinitive verb verbs word words original does come comes',
    intent: (understood) =>
      /\b(?:dictionary|base|root|infinitive)\b|\bverb\b.*\bJ (?:come|comes)?\b.*\bfrom\b/.test(
        understood.text,
      )
        ? { kind: 'dictionaryForm', text: say(understood) }
        : null,
  },
  {
    japanese: [1, 2],
    needs: [/^(?:form|tense|conjugation|conjugated)$/, /^(?:what|what's|which)$/],
    may: 'form tense conjugation conjugated verb adjective kind type called name grammar',
    intent: ({ shape, shape: { words }, runs: [text = '', other = text] }) =>
      formIn(shape) === null && !words.includes('or')
        ? // “what form of 食べる is 食べさせて”
          { kind: 'whichForm', text: /\bof J\b.*\bJ\b/.test(words.join(' ')) ? other : text }
        : null,
  },
  {
    japanese: [1, 1],
    needs: [/^(?:is|isn't)$/, /^(?:verb|noun|(?:i|na)-adjectives?|polite|formal|casual)$/],
    may: 'i-adjective na-adjective i-adjectives na-adjectives verb noun right correct polite formal casual word',
    intent: ({ runs, shape: { words } }) => {
      const trait = TRAITS.find(([said]) => words.some((word) => said.test(word)))?.[1];
      return trait && /^(?:(?:so|and|wait|but) )*(?:is|isn't) J\b|\bJ is\b/.test(words.join(' '))
        ? { kind: 'whichAre', texts: runs, trait }
        : null;
    },
  },
  MEANS_SO,
  {
    japanese: [2, 6],
    needs: [/^which$/, /./],
    may: 'form forms tense word words polite formal plain casual informal past negative negatives verb verbs noun nouns i-adjective i-adjectives na-adjective na-adjectives following',
    intent: ({ runs, shape: { words } }) => {
      const asked = TRAITS.filter(([said]) => words.some((word) => said.test(word)));
      const [trait, ...more] = asked.map(([, name]) => name);
      return trait && more.length === 0 && !words.some((word) => /^(?:more|most|mean\w*|use)$/.test(word))
        ? { kind: 'whichAre', texts: runs.flatMap((run) => run.split(/[、，\s]+/u)).filter(Boolean), trait }
        : null;
    },
  },
  {
    japanese: [1, 1],
    needs: [/^(?:level|jlpt|n[1-5])$/],
    may: 'word kanji level jlpt n1 n2 n3 n4 n5',
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
  {
    // “電車 is train but what about 汽車”
    japanese: [2, 2],
    needs: [/^(?:is|means)$/, /^about$/],
    may: '',
    rest: true,
    intent: ({ runs, text }) =>
      /^(?:so |ok )?J (?:is|means) [a-z ]+? (?:(?:but|and|so) )?(?:what|what's|how) about J$/.test(text)
        ? { kind: 'several', texts: runs }
        : null,
  },
];

/** “which verb goes with medicine” */
export const VERB_WITH_NOUN: Rule = {
  japanese: [0, 0],
  needs: [/^verbs?$/, /^(?:goes?|pairs?|collocat\w*|combine[sd]?)$/, /^with$/],
  may: MAY,
  rest: true,
  intent: ({ rest, text }) =>
    rest.length > 0 && rest.length < 3 && text.endsWith(` with ${rest.join(' ')}`)
      ? { kind: 'verbWith', text: rest.join(' ') }
      : null,
};

/** “what verb goes with it”: of the word that was talked about. */
export const VERB_WITH_IT: Rule = {
  japanese: [0, 0],
  needs: WITH,
  may: MAY,
  intent: ({ text }) =>
    /\b(?:what|what's|which) .*\b(?:it|that|this|them)\b/.test(text) ? { kind: 'verbWithIt' } : null,
};
