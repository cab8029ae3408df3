import { hasJapanese } from '@kotoba/japanese';
import type { Intent } from './intents/intent';
import { daysNamed } from './intents/days';
import { inPlainEnglish } from './intents/plain-english';
import { formAfter } from './form-after';
import { readIntent, UNNAMED } from './intents/read-intent';
import { shapeOf } from './intents/shape';
import { understand } from './intents/understand';
import { kinIn } from './intents/kin';
import { keigoNamed } from './intents/rules/english-rules';
import { isTalk, NOTHING, type Context, type Resolved } from './resolved';
import { cardNamed } from './intents/reference-patterns';
import {
  MOST_ELLIPTIC,
  OF_IT,
  OWN_WORDS,
  askedAgain,
  behindSaid,
  continueLast,
  counted,
  inScript,
  namedBefore,
  ofAll,
  ofNothing,
  ofPlace,
  openFragment,
  saidNext,
  spokenTo,
  toldApart,
  withKind,
} from './continued';
import { isPointing, pointedAt } from './pointed';

/** Fills in what an intent takes from what came before. */
export function resolve(intent: Intent, context: Context): Resolved {
  const { last, lesson, word, inflected, cards, awaitsSentence } = context;
  if (isPointing(intent)) return pointedAt(intent, context);
  switch (intent.kind) {
    case 'more':
      return continueLast(last, lesson, { count: intent.count, word });
    case 'shift':
      if (last?.kind === 'example') return last;
      return lesson ? { ...lesson, shift: intent.to } : { kind: 'unclear' };
    case 'onlyKind':
      return withKind(intent, context);
    case 'sameQuestion':
      return sameQuestion(intent.text, context, intent.isBoth);
    case 'exampleOfIt':
      // Of what was told apart: of each, where none of them was taken.
      if (!toldApart(last).includes(word ?? '') && toldApart(last).some(hasJapanese))
        return { kind: 'each', of: toldApart(last).map((text) => ({ kind: 'example', text })) };
      if (word === null && last?.kind === 'mean') return { kind: 'example', text: last.text };
      return last?.kind === 'example' ? last : word ? { kind: 'example', text: word } : { kind: 'unclear' };
    case 'formOfIt':
      if (!inflected) return { kind: 'unclear' };
      return intent.form
        ? formAfter(intent.form, last, inflected)
        : { kind: 'form', text: inflected, form: null };
    case 'whichOfThem':
      return cards.length > 0
        ? { kind: 'say', text: intent.text, among: cards }
        : { kind: 'lookUp', text: `which is ${intent.text}`, asked: true };
    case 'save': {
      // “save it”, after one of several words was asked about
      const place = intent.places === 'it' && last && 'text' in last ? cards.indexOf(last.text) : -1;
      return place >= 0 ? { ...intent, places: [place] } : intent;
    }
    case 'narrow':
      return 'whole' in intent ? narrowed(intent, context) : intent;
    case 'practiseThem':
      return last !== null && OWN_WORDS.includes(last.kind)
        ? { kind: 'practise', of: last }
        : { kind: 'practise', ...(cards.length > 0 ? { shown: cards } : { of: { kind: 'due' } }) };
    case 'formOnly':
      // Of a point of grammar the note tells its spoken form.
      if (intent.form === 'plain' && last?.kind === 'mean' && inflected === null) return last;
      // “and past?” asks for no past, but for a form of what is not known.
      return spokenTo(intent.text, context) ?? shaped(intent, context);
    case 'scriptOfIt':
      return inScript(intent.script, context);
    case 'lesson':
      return (
        (/\b(?:it|this|that)$/i.test(intent.subject) && aboutIt(`words ${intent.subject}`, context)) ||
        (counted(intent, last) ?? intent)
      );
    case 'partly':
      // “can i use と there”: of what was just told apart.
      return last && toldApart(last).includes(intent.text) ? last : intent;
    case 'reason':
      // What was put right is meant, though it was read or remade since.
      if (context.checked !== null && last && 'text' in last && last.text === context.corrected)
        return { kind: 'reason', of: { kind: 'check', text: context.checked }, word };
      return last && !isTalk(last) ? { kind: 'reason', of: last, word } : ofNothing(intent.text, context);
    case 'whichFor':
      if (last?.kind === 'say')
        return narrowed({ kind: 'narrow', text: intent.text, whole: intent.text }, context);
      return last?.kind === 'compare' || last?.kind === 'several'
        ? { kind: 'reason', of: last, word, asksFor: intent.text }
        : { kind: 'lookUp', text: `which ${intent.text}`, asked: true };
    case 'blank': {
      const among = toldApart(last);
      return among.length > 0 && among.every(isParticle) ? { ...intent, among } : intent;
    }
    case 'explain':
      // “why に”: of the sentence that was looked at; “why not を”: of what was put right in it.
      if (isParticle(intent.text) && context.sentence?.includes(intent.text))
        return { ...intent, within: context.sentence };
      return isParticle(intent.text) && context.checked?.includes(intent.text)
        ? { kind: 'reason', of: { kind: 'check', text: context.checked }, word }
        : intent;
    case 'practise':
      return { ...(last && { of: last }), ...intent };
    case 'quiz':
      // "quiz me on them", after words of the learner's own
      return intent.subject === null && last !== null && OWN_WORDS.includes(last.kind)
        ? { kind: 'practise', of: last, count: intent.count }
        : intent;
    case 'yes':
      if (context.suggested === null && last?.kind === 'has') return { kind: 'saveWord', text: last.text };
      return context.suggested !== null || last === null || hasJapanese(intent.text)
        ? { kind: 'lookUp', text: context.suggested ?? intent.text }
        : { kind: 'askedWhat', text: intent.text };
    case 'lookUp':
      // “i mean not heavy” tells what was asked last from something else.
      if (last?.kind === 'say' && /^not [a-z]+$/i.test(intent.text))
        return narrowed({ kind: 'narrow', text: intent.text, whole: intent.text }, context);
      if (
        last?.kind === 'keigo' &&
        intent.text.split(' ').length < MOST_ELLIPTIC &&
        keigoNamed(intent.text.toLowerCase().split(' '))
      )
        return sameQuestion(intent.text, context);
      if (last?.kind === 'notes' && isDay(intent.text)) return sameQuestion(intent.text, context);
      // “着る”, after “is 切る group 1 or 2”
      if ((last?.kind === 'verbClass' || last?.kind === 'keigo') && VERB.test(intent.text))
        return sameQuestion(intent.text, context);
      return awaitsSentence && hasJapanese(intent.text)
        ? { kind: 'check', text: intent.text }
        : (namedBefore(intent.text, context) ??
            aboutIt(intent.text, context) ??
            ofIt(intent.text, context) ?? { ...intent, ...behindSaid(intent.text, context) });
    case 'compare': {
      // “is it the same as …”: what was talked about.
      if (!UNNAMED.test(intent.one)) return intent;
      const date = last?.kind === 'date' ? readIntent(intent.other) : null;
      if (last && date)
        return date.kind === 'date' ? { kind: 'each', of: [last, date] } : { kind: 'unnamed' };
      const about = last && 'text' in last ? last.text : word;
      if (about) return { kind: 'several', texts: [about, intent.other] };
      return hasJapanese(intent.other) ? { kind: 'partly', text: intent.other } : { kind: 'unnamed' };
    }
    case 'say':
    case 'mean':
      if (ONE.test(intent.text) && !('quoted' in intent)) return { kind: 'whichOne', among: cards };
      return UNNAMED.test(intent.text) && !('quoted' in intent) ? named(intent, context) : intent;
    case 'example':
    case 'form':
    case 'read':
    case 'write':
    case 'opposite': {
      const all = ofAll(intent, context);
      if (all) return all;
      // "a sentence with the first one"
      const place = cardNamed(intent.text);
      if (place !== null) return ofPlace(intent, place, context);
      if (ONE.test(intent.text)) return { kind: 'whichOne', among: cards };
      return UNNAMED.test(intent.text) ? (word ? { ...intent, text: word } : { kind: 'unnamed' }) : intent;
    }
    default:
      return intent;
  }
}

/** Another form of what was said; where nothing was that has one, it is not known of what. */
function shaped({ form, text }: Extract<Intent, { kind: 'formOnly' }>, context: Context): Resolved {
  const { last, inflected } = context;
  if (inflected) return formAfter(form, last, inflected);
  return last ? { kind: 'unnamed' } : ofNothing(text, context);
}

const isParticle = (text: string): boolean => /^[をがにではへとのも]$/u.test(text);

/** “the other one”, “polite one”: one of something, and not known of what. */
const ONE = /^(?:the |a |an |that |this )?(?!any|some|no|every|each)[a-z-]+ ones?$/i;

type AskedNarrower = Extract<Intent, { whole: string }>;

/** “for the dentist, I mean”: which of its words what was asked last stands for. */
function narrowed({ text, whole }: AskedNarrower, context: Context): Resolved {
  const { last, cards } = context;
  const own = readIntent(text);
  if (!['lookUp', 'narrow', 'say'].includes(own.kind) && !/^not /i.test(text)) return resolve(own, context);
  const asked =
    last?.kind === 'narrow' ? last.of : last?.kind === 'say' || last?.kind === 'lookUp' ? last.text : '';
  return asked !== '' && !hasJapanese(asked + text)
    ? { kind: 'narrow', of: asked, text, among: cards }
    : resolve(own.kind === 'say' ? own : { kind: 'lookUp', text: whole }, context);
}

/** One verb in its dictionary form. */
const VERB = /^[\p{Script=Hiragana}\p{Script=Han}]{1,6}[うくぐすつぬぶむる]$/u;

/** “anything on saturday?”, after notes of another day. */
const isDay = (text: string): boolean => text.split(' ').length < 5 && daysNamed(text) !== null;

const IT = /\b(?:it|this|that|them|(?:this|that|the) (?:one|word|verb|adjective|noun|kanji|character))\b/i;

function named({ kind }: { readonly kind: 'say' | 'mean' }, { word }: Context): Resolved {
  return kind === 'mean' && word !== null ? { kind, text: word } : { kind: 'unnamed' };
}

function ofIt(text: string, { last, word, inflected }: Context): Resolved | null {
  const about = last && 'text' in last && hasJapanese(last.text) ? last.text : word;
  if (about === null || hasJapanese(text) || text.split(' ').length > MOST_ELLIPTIC) return null;
  if (/^(?:(?:the|its) )?meaning$/i.test(text)) return { kind: 'mean', text: about };
  const asked = understand(shapeOf(inPlainEnglish(`${about}: ${text}`)));
  if (!asked || !OF_IT.some((kind) => kind === asked.kind)) return null;
  return resolve(asked.kind === 'form' && inflected ? { ...asked, text: inflected } : asked, NOTHING);
}

/** "gimme some words that use it": what is asked of the word that was talked about, where it is named. */
function aboutIt(text: string, { last, word }: Context): Resolved | null {
  const named = last && 'text' in last && hasJapanese(last.text) ? last.text : word;
  if (named === null || hasJapanese(text) || !IT.test(text)) return null;
  const about = text.replace(/\bthat (?=use|have|contain|with)/i, '').replace(IT, named);
  const intent = understand(shapeOf(inPlainEnglish(about)));
  // “is it raining” claims nothing of a word.
  return intent && intent.kind !== 'meansSo' ? resolve(intent, NOTHING) : null;
}

/** "for an exam" narrows down what was said before. */
const OCCASION = /^(?:for|on|in|at|with|before) (?:an?|the|my|your)\b/i;

/** "and chopsticks?" asks of another word what was asked of the last. */
function sameQuestion(text: string, context: Context, isBoth = false): Resolved {
  const { last } = context;
  if (/^\d+$/.test(text) && last?.kind !== 'lesson') return saidNext(text, context);
  // “and not buying”: the negative of the same word
  if (last?.kind === 'form' && /^not \w+$/i.test(text)) return { ...last, form: 'negative' };
  const taught = last?.kind === 'check' || last?.kind === 'several' ? context.taught : null;
  if (taught && /^[^a-z\s、。]{1,6}$/iu.test(text) && !/(?:です|でした|ます|ました)$/u.test(text))
    return { kind: 'form', text, form: taught };
  if (last?.kind === 'occasion' && OCCASION.test(text)) return { ...last, text };
  if (OCCASION.test(text))
    return last?.kind === 'say' && OCCASION.test(last.text)
      ? { ...last, text }
      : last?.kind === 'say'
        ? { kind: 'say', text: `${last.text} ${text}` }
        : sameQuestion(text.replace(/^\w+ /, ''), context);
  const polite = keigoNamed(text.toLowerCase().split(' '));
  if (last?.kind === 'keigo' && polite && !hasJapanese(text)) return { ...last, which: polite };
  const own = readIntent(text);
  // “and end it”, “and pass” are no end of a quiz.
  if (!['lookUp', 'stop', 'giveUp'].includes(own.kind)) return resolve(own, context);
  const ofWord = aboutIt(text, context) ?? ofIt(text, context);
  if (ofWord) return ofWord;
  const again = last && askedAgain(text, last);
  if (again) return again;
  switch (last?.kind) {
    case 'say':
    case 'mean':
    case 'occasion':
    case 'lookUp':
      return saidNext(text, context);
    case 'kanjiWith':
      return { ...last, part: text.toLowerCase() };
    case 'check':
      return hasJapanese(text) ? { kind: 'check', text } : openFragment(text, last);
    case 'keigo':
      return { ...last, verbs: [text], ...(isBoth && { which: null }) };
    case 'pair':
      return { ...last, verbs: [text] };
    case 'count':
      return { ...last, noun: text };
    case 'notes': {
      const days = daysNamed(text);
      return days ? { ...last, days } : openFragment(text, last);
    }
    case 'kin': {
      const english = kinIn(text.toLowerCase().split(' '));
      return english ? { ...last, english } : openFragment(text, last);
    }
    case 'lesson':
      return hasJapanese(text) ? { kind: 'mean', text } : { ...last, subject: text, shift: null };
    default:
      return openFragment(text, last ?? null);
  }
}
