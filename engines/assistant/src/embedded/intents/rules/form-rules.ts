import { isEnglishWord } from '@kotoba/japanese/english-words';
import { kanaReadings } from '@kotoba/language';
import { chainIn } from './form-chain';
import { formIn, formSaid, namesSeveralForms } from './form-in';
import type { Rule } from './rule';

/** Who something is said to, after which it is said otherwise. */
export const SPOKEN_TO =
  /\b(?:friends?|buddy|mate|classmates?|kids?|family|boss|teacher|strangers?|customers?|shorter|doctor|nurse|manager|clients?|landlord|landlady|professor|clerk|police|officer|mother-in-law)\b/;
/** Those of them who are spoken to politely. */
export const POLITELY =
  /\b(?:boss|teacher|strangers?|customers?|doctor|nurse|manager|clients?|landlord|landlady|professor|clerk|police|officer|mother-in-law)\b/i;

/** “how would i say it to a friend”: what was said, and nothing that is named. */
const SAID_SO = /\b(?:say|put|tell) (?:it|that|this)\b/;

/** Says that a word is put into a form. */
const SHAPED =
  /^(?:form|forms|tense|conjugat\w*|turn|make|making|change|convert|put|into|version|go|goes|get|become|becomes|way|saying|te|nai|masu|ba|tara|potential|passive|causative|volitional|conditional|imperative)$/;

/** Names of forms, and what English says for them. */
const FORM_WORD =
  /^(?:past|negative|polite|politely|plain|potential|passive|causative|want|wanted|wants|tai|te|conditional|ba|tara|volitional|can't|cannot|couldn't|didn't|doesn't|don't|not|could|can|able|to|verb|drink|eat|do|go|see|buy|read|write|play|speak)$/;

/** 書く, 高い: “i can't read 漢字” asks for no form. */
const INFLECTS = /[うくぐすつぬぶむるい]$/u;

/** hashirimasu, tabete */
export const isFormLike = (word: string): boolean =>
  /[a-z]{2,}(?:masu|mashita|masen|te|de|ta|da|nai)$/.test(word);

/** Which form of some Japanese is asked for, or to whom something is said. */
export const FORM_RULES: readonly Rule[] = [
  {
    // “is that formal”: of what was said.
    japanese: [0, 0],
    needs: [/^(?:formal|polite|casual|informal|plain|rude)$/, /^(?:is|was)$/, /^(?:that|this|it)$/],
    may: 'formal polite casual informal plain rude enough very too more or japanese keigo sentence',
    intent: ({ shape: { quoted }, text }) =>
      quoted.length === 0 && /^(?:(?:and|so|but|ok|wait) )*(?:is|was) (?:that|this|it)\b/.test(text)
        ? { kind: 'mannersOfIt' }
        : null,
  },
  {
    // “too stiff”, “that is too casual for my boss”
    japanese: [0, 0],
    needs: [/^too$/, /^(?:stiff|formal|polite|casual|casually|informal|rude|blunt|direct)$/],
    may: 'bit little way much far sounds sound seems feels boss teacher friend friends',
    intent: ({ shape: { words, quoted } }) =>
      quoted.length > 0
        ? null
        : {
            kind: 'formOnly',
            form: words.some((word) => /^(?:stiff|formal|polite)$/.test(word)) ? 'plain' : 'polite',
            text: words.join(' '),
          },
  },
  {
    japanese: [0, 0],
    needs: [/^(?:casual|casually|informal|informally|polite|politely|formal|formally|politer)$/],
    may: 'more less super extra even much version way form make turn casual polite sentence friend friends boss teacher talking',
    intent: ({ shape: { words, quoted } }) =>
      quoted.length > 0 || (words.includes('say') && !SAID_SO.test(words.join(' ')))
        ? null
        : {
            kind: 'formOnly',
            form:
              words.some((word) => /^(?:casual|casually|informal|informally)$/.test(word)) ===
              !words.includes('less')
                ? 'plain'
                : 'polite',
            // “what about the polite form” names no word to be looked up, where nothing was said before.
            text: words.length > 2 ? words.join(' ') : (words.at(-1) ?? ''),
          },
  },
  {
    japanese: [0, 0],
    needs: [SPOKEN_TO],
    may: 'friend friends buddy mate classmate teacher boss shorter short way version mean talking speaking texting used casual polite stranger customer',
    intent: ({ shape: { words, quoted } }) =>
      quoted.length > 0 ||
      words.length > 10 ||
      words.some((word) => /^(?:who|which|call|ok|okay|go|out|is)$/.test(word)) ||
      !words.some((word) => /^(?:to|for|with|from|shorter)$/.test(word)) ||
      (words.some((word) => /^(?:say|can)$/.test(word)) && !SAID_SO.test(words.join(' ')))
        ? null
        : {
            kind: 'formOnly',
            form: words.some((word) => POLITELY.test(word)) ? 'polite' : 'plain',
            text: words.join(' '),
          },
  },
  {
    japanese: [1, 1],
    needs: [/^or$/],
    may: '',
    rest: true,
    firm: true,
    intent: ({ rest, runs: [text = ''] }) => {
      const claims = rest.filter(
        (word) => isFormLike(word) && !isEnglishWord(word) && kanaReadings(word).length > 0,
      );
      return claims.length === 2 ? { kind: 'formAmong', text, claims } : null;
    },
  },
  {
    japanese: [1, 1],
    needs: [/./],
    may: '',
    rest: true,
    firm: true,
    intent: ({ shape, rest, runs: [text = ''] }) => {
      const chain = chainIn(shape);
      return chain && INFLECTS.test(text) && rest.every((word) => FORM_WORD.test(word) || SHAPED.test(word))
        ? { kind: 'form', text, form: chain.form, via: chain.via ?? undefined }
        : null;
    },
  },
  {
    japanese: [1, 1],
    needs: [/./],
    may: '',
    rest: true,
    firm: true,
    intent: ({ shape, shape: { words }, runs: [text = ''] }) =>
      namesSeveralForms(words) || (words.some((word) => /^conjugat/.test(word)) && formIn(shape) === null)
        ? { kind: 'form', text, form: null }
        : null,
  },
  {
    japanese: [1, 1],
    needs: [/./],
    may: 'all each form forms tense make turn change put get conjugate conjugated conjugation verb adjective polite politely past negative plain casual casually te volitional potential passive causative imperative conditional masu nai tai ta ba tara stem want into order command casually formal informal sentence drink eat see watch go buy do read polite-past request version rewrite write convert affirmative positive speech language style conversation more',
    firm: true,
    intent: ({ shape, rest, runs: [text = ''] }) => {
      const form = formIn(shape);
      const [raw = text] = shape.japanese;
      const isMeant =
        rest.length === 0 || formSaid(shape, true) !== null || shape.words.some((word) => SHAPED.test(word));
      return form && isMeant ? { kind: 'form', text: /[？?]$/.test(raw) ? raw : text, form } : null;
    },
  },
];
