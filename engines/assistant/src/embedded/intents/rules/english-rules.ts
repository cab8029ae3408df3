import { countOf, kanaReadings } from '@kotoba/language';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import { dateIn, daysBetween } from '../dates';
import { KIN_WORD, kinIn } from '../kin';
import { formNamed } from '../pattern';
import { CHART_RULE } from './chart-rule';
import { ERA_IN_ENGLISH } from './era-rules';
import { chainIn, verbSaid } from './form-chain';
import { formIn } from './form-in';
import type { Rule } from './rule';
import { VERB_WITH_IT, VERB_WITH_NOUN } from './word-rules';

/** Somebody, somewhere or nobody: with these words stands in a sentence, and no word to be put into a form. */
const IN_SENTENCE =
  /^(?:where|who|whom|when|why|no|nobody|nothing|here|there|he|she|they|we|him|her|them|us|his|their|our|people|some(?:one|body|thing)|any(?:one|body|thing)|never|still)$/;

const isRomaji = (word: string): boolean =>
  /^[a-z]{2,}$/.test(word) && !isEnglishWord(word) && kanaReadings(word).length > 0;

const PLURAL = /^(?:[a-z]{2,}[^s]s|people|children|mice|sheep|fish|paper|water|coffee|tea|beer)$/;

/** What honorific speech is called. */
export const KEIGO = /^(?:humble|honorific|honorifics|keigo|respectful|sonkeigo|kenjougo|kenjogo|teineigo)$/;

/** Which of the two kinds is asked for; null for both. */
export const keigoNamed = (words: readonly string[]): 'humble' | 'honorific' | null => {
  const [isHumble, isHonorific] = [/^(?:humble|kenjou?go)$/, /^(?:honorifics?|respectful|sonkeigo)$/].map(
    (name) => words.some((word) => name.test(word)),
  );
  return isHumble === isHonorific ? null : isHumble ? 'humble' : 'honorific';
};

/** What is asked in English alone. */
export const ENGLISH_RULES: readonly Rule[] = [
  CHART_RULE,
  ERA_IN_ENGLISH,
  VERB_WITH_IT,
  VERB_WITH_NOUN,
  {
    // “whats the pair for close”, “intransitive of to open”
    japanese: [0, 0],
    needs: [/^(?:pair|partner|counterpart|twin|transitive|intransitive)$/, /^(?:of|for)$/],
    may: 'verb verbs transitive intransitive pair partner',
    rest: true,
    intent: ({ text, rest: [verb = '', ...more] }) =>
      more.length === 0 &&
      new RegExp(`(?:of|for) (?:the verb )?(?:to )?${verb}$`).test(text) &&
      isEnglishWord(verb)
        ? { kind: 'pair', verbs: [`to ${verb}`], ...(/\bintransitive\b/.test(text) && { which: 'happens' }) }
        : null,
  },
  {
    // “give me a kanji with 12 strokes”
    japanese: [0, 0],
    needs: [/^kanji$/, /^strokes?$/, /^(?:with|have|has|having|of)$/],
    may: 'kanji stroke strokes example examples having exactly only 1 2 3 4 5 6 7 8 9 10',
    rest: true,
    intent: ({ text, rest }) => {
      const strokes = countOf(/\b(\d{1,2}|[a-z]{3,6}(?<!few|some)) strokes?\b/.exec(text)?.[1] ?? '');
      const many = countOf(/\b(\S+) kanji\b/.exec(text)?.[1] ?? '');
      return strokes !== null && rest.every((word) => countOf(word) !== null)
        ? { kind: 'kanjiOfStrokes', strokes, many: many ?? 1 }
        : null;
    },
  },
  {
    // “kanji with the water radical”
    japanese: [0, 1],
    needs: [/^kanji$/, /^(?:radicals?|component|part)$/, /^(?:with|have|has|having|contain\w*|use|using)$/],
    may: 'radical component part',
    rest: true,
    intent: ({ runs: [sign], rest: [part = '', ...more] }) =>
      more.length === 0 && (sign ?? part) !== '' ? { kind: 'kanjiWith', part: sign ?? part } : null,
  },
  {
    japanese: [0, 0],
    needs: [/^\d{1,2}(?:st|nd|rd|th|[:.]\d\d)$/],
    may: '',
    rest: true,
    intent: ({ shape: { words } }) => {
      // The 1st floor is no day.
      if (words.some((word) => /^(?:floors?|grades?|lessons?|times?|place|word|one|card)$/.test(word)))
        return null;
      // “1st to 5th” may as well be places.
      const isRead = words.some((word) => /^(?:dates?|days?|month|read|readings?|pronounced?)$/.test(word));
      const range = isRead ? daysBetween(words.join(' ')) : null;
      if (range) return { kind: 'date', ...range };
      const dates = words
        .filter((word) => /^\d{1,2}(?:st|nd|rd|th|[:.]\d\d)$/.test(word))
        .flatMap((word) => dateIn(/:|\./.test(word) ? word : `the ${word}`) ?? []);
      return dates.length > 1
        ? {
            kind: 'date',
            english: dates.map(({ english }) => english).join(', '),
            written: dates.map(({ written }) => written).join('、'),
          }
        : null;
    },
  },
  {
    // “numbers 100 200 300, i forget how to read 600 and 800”
    japanese: [0, 0],
    needs: [/^[1-9]\d*$/, /^(?:numbers|read|readings?|pronounced?|pronunciation)$/],
    may: 'remember forget forgot always keep numbers number and',
    intent: ({ shape: { words } }) => {
      const numbers = [...new Set(words.filter((word) => /^[1-9]\d*$/.test(word)))];
      const isList = numbers.length > 2 || words.includes('and') || words.includes('numbers');
      const isOne = /\d (?:to|or|till|until) \d/.test(words.join(' '));
      return numbers.length > 1 && isList && !isOne
        ? { kind: 'each', of: numbers.map((text) => ({ kind: 'say', text })) }
        : null;
    },
  },
  {
    japanese: [0, 0],
    needs: [/./],
    may: '',
    rest: true,
    intent: ({ shape: { words } }) => {
      const date = dateIn(words.join(' '));
      return date && { kind: 'date', ...date };
    },
  },
  {
    japanese: [0, 0],
    needs: [/^\d{1,2}(?:st|nd|rd|th)$/],
    may: 'date day dates month read reading called pronounced special',
    intent: ({ shape: { words } }) => {
      const at = words.findIndex((word) => /^\d{1,2}(?:st|nd|rd|th)$/.test(word));
      const date = /^(?:one|word|card|item)$/.test(words[at + 1] ?? '')
        ? null
        : dateIn(`the ${words[at] ?? ''}`);
      return date && { kind: 'date', ...date };
    },
  },
  {
    japanese: [0, 0],
    needs: [KEIGO, /^(?:table|list|chart|verbs|overview|common)$/],
    may: 'humble honorific and form forms verbs table list chart common polite keigo respectful important basic most words language overview',
    intent: () => ({ kind: 'keigo', verbs: [], which: null }),
  },
  {
    japanese: [0, 0],
    needs: [/^transitive$/, /^intransitive$/],
    may: 'explain verb verbs pair pairs list table chart common transitive intransitive most important difference between overview',
    intent: () => ({ kind: 'pair', verbs: [] }),
  },
  {
    japanese: [0, 0],
    needs: [KEIGO],
    may: 'form forms version verb word way equivalent of keigo polite to',
    rest: true,
    intent: ({ rest, shape: { words, quoted } }) => {
      const behind = /\b(?:of|for) (?:to )?(do|have|give|get|go|know|say|tell|show|want)$/.exec(
        words.join(' '),
      )?.[1];
      const [verb = behind ?? '', ...more] = [...rest, ...quoted];
      return verb && more.length === 0
        ? { kind: 'keigo', verbs: [`to ${verb.replace(/^to /, '')}`], which: keigoNamed(words) }
        : null;
    },
  },
  {
    japanese: [0, 0],
    needs: [/^count(?:s|ed|ing|ers?)?$/],
    may: 'use used uses word words suffix goes take takes need needs correct right which number counting counter thing',
    rest: true,
    intent: ({ rest, shape: { words } }) => {
      // “bottles, letters, cars, which counters”
      const isEach =
        words.includes('counters') &&
        rest.length > 2 &&
        rest.length < 6 &&
        rest.every((word) => PLURAL.test(word));
      if (isEach) return { kind: 'each', of: rest.map((noun) => ({ kind: 'count', value: 1, noun })) };
      // Strokes are counted of a kanji, and saved words of one's own.
      const isCounted =
        rest.length > 0 &&
        rest.length < 3 &&
        rest.every((word) => countOf(word) === null && !/^(?:strokes?|saved|explain)$/.test(word));
      const isOf = words.join(' ').includes(`${rest[0] ?? ''} of ${rest[1] ?? ''}`);
      const noun = rest.join(words.includes('and') ? ' and ' : isOf ? ' of ' : ' ');
      return isCounted && noun ? { kind: 'count', value: 1, noun } : null;
    },
  },
  {
    japanese: [0, 0],
    needs: [
      KIN_WORD,
      /^(?:vs|versus|someone|someones|someone's|somebody|somebody's|else|else's|elses|other|others|other's|own|his|her|your|friends?|friend's|friends'|boss's|teacher's|neighbou?r's|difference|politely|polite|yours|their|stranger's|call|refer|address)$/,
    ],
    may: "husband's husbands wife's wifes friend's friends friend boss's teacher's teachers neighbor's each both mix mixed confuse confused mine yours their stranger's refer address older elder big younger little small difference between call called talk etc table chart list someone somebody else else’s elses other others own polite politely when word words someones talking speaking my to own family humble respectful sister brother mother father mom dad",
    firm: true,
    rest: true,
    intent: ({ rest: left, shape: { words } }) => {
      // “your husband, talking to a neighbour”
      const rest = left.filter(
        (word) =>
          !/^(?:neighbou?rs?|boss|teacher|colleague|stranger)$/.test(word) || !words.includes('talking'),
      );
      const several = new Set(words.filter((word) => KIN_WORD.test(word) && word !== 'family'));
      const isBoth =
        words.some((word) => /^(?:older|elder|big)$/.test(word)) &&
        words.some((word) => /^(?:younger|little)$/.test(word));
      if ((several.size > 1 || isBoth) && rest.length === 0 && !words.includes('say'))
        return { kind: 'kin', english: 'family' };
      if (
        words.some((word) => /^(?:family|relatives|relations)$/.test(word)) &&
        words.some((word) => /^(?:words?|terms?|table|chart|list|vocab\w*|members?|mine|own)$/.test(word))
      )
        return { kind: 'kin', english: 'family' };
      if (rest.length > 0) return null;
      // “I call my mother” is a sentence to be said.
      if (words.includes('call') && (words.includes('say') || !/^(?:what|how)$/.test(words[0] ?? '')))
        return null;
      const english = kinIn(words);
      return english ? { kind: 'kin', english } : null;
    },
  },
  {
    japanese: [0, 0],
    needs: [
      /^(?:count(?:ing|ers?)?|1|one)$/,
      /^(?:to|until|till)$/,
      /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)$/,
    ],
    may: 'many way ways from one two three four five six seven eight nine ten 1 2 3 4 5 6 7 8 9 10 until till counter counters counting words things',
    rest: true,
    intent: ({ rest, shape: { words } }) => {
      const to = countOf(words[words.findLastIndex((word) => /^(?:to|until|till)$/.test(word)) + 1] ?? '');
      const named = rest.join(' ').replace(/objects?$/, 'things');
      const [first = ''] = rest;
      // “1 person 2 people 3 people”, “long thin things”
      const isPeople = named === '' || named === 'person people';
      const people = words.includes('people') ? 'people' : '';
      const isThings =
        /^(?:flat|long|small)$/.test(first) && words.some((word) => /^(?:things|stuff)$/.test(word));
      const noun = isPeople ? people : isThings ? `${first} things` : named;
      return noun !== '' && rest.length < 4 && to !== null ? { kind: 'count', value: 1, noun, to } : null;
    },
  },
  {
    japanese: [0, 0],
    needs: [
      /^(?:form|tense|conjugat\w*|past|negative|polite|te|potential|passive|causative|volitional|conditional|tai|nai)$/,
    ],
    may: 'form forms tense make conjugate conjugated conjugation verb past negative polite politely te volitional potential passive causative conditional ba tara nai tai turn put change version word present',
    rest: true,
    intent: ({ shape, rest, shape: { quoted } }) => {
      const [said = rest.join(' '), ...more] = quoted;
      if (
        more.length === 0 &&
        (/^(?:sentences?|it|that)$/.test(said) ||
          // “write it in polite” puts no writing into a form.
          (/^(?:write|rewrite|text|email)$/.test(said) &&
            /\b(?:write|rewrite|text|email) (?:it|this|that)\b/.test(shape.words.join(' ')))) &&
        !/^(?:explain|what|why)/.test(shape.words[0] ?? '')
      )
        return { kind: 'formOfIt', form: formIn(shape) };
      // “how does the potential work” asks for no form of “to work”.
      if (/^how (?:do|does) .*\bworks?$/.test(shape.words.join(' '))) return null;
      const verb = more.length === 0 && (quoted.length === 0 || rest.length === 0) ? verbSaid(said) : null;
      if (
        verb === null ||
        // “where can i charge it, polite” is to be said.
        (quoted.length === 0 &&
          (shape.words.some((word) => IN_SENTENCE.test(word)) ||
            new RegExp(`\\b${verb} (?:it|this|that|you|me)\\b`).test(shape.words.join(' ')))) ||
        /^rules?$/.test(verb) ||
        formNamed(verb) ||
        /ing$|^(?:exceptions?|irregulars?|explain(?:ed)?|only|first|second|third|last|adjectives?|verbs?|nouns?|words?|practi[cs]e|learn|study|teach|understand|drill|train|review)$/.test(
          verb,
        ) ||
        (!isEnglishWord(verb) && !isRomaji(verb))
      )
        return null;
      const chain = chainIn(shape);
      const form = chain?.form ?? formIn(shape);
      const text = isRomaji(verb) ? verb : `to ${verb}`;
      return form && { kind: 'form', text, form, ...(chain?.via && { via: chain.via }) };
    },
  },
  {
    japanese: [0, 0],
    needs: [/./],
    may: 'form tense make conjugate verb past negative polite te volitional potential passive causative imperative conditional stem plain turn put change conjugation',
    rest: true,
    intent: ({ shape, rest }) => {
      const [text, ...more] = rest;
      const form = formIn(shape);
      return form && text && more.length === 0 && isRomaji(text) ? { kind: 'form', text, form } : null;
    },
  },
];
