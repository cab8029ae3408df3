import { hasJapanese } from '@kotoba/japanese';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import type { FollowUp, LessonRequest, PlainIntent, Script } from './intents/intent';
import { lessonRequest } from './intents/lesson-request';
import { SPOKEN_TO } from './intents/rules/form-rules';
import { isTalk, NOTHING, type Context, type Resolved } from './resolved';

/** What was read or explained, else the word that was talked about, in another script. */
export function inScript(script: Script, { last, word }: Context): Resolved {
  const explained =
    last?.kind === 'mean' || last?.kind === 'read' || last?.kind === 'lookUp' ? last.text : '';
  const text = hasJapanese(explained) ? explained : word;
  return text ? { kind: 'write', text, script } : { kind: 'unclear' };
}

/** “more”: the same once more, of what was taught, shown or asked last. */
export function continueLast(
  last: PlainIntent | null,
  lesson: LessonRequest | null,
  { count, word }: { count: number | null; word: string | null },
): Resolved {
  // After “3 beers” more are words about them.
  if (last?.kind === 'lesson')
    return { ...last, count: count ?? last.count, shift: null, isCounted: undefined };
  if (last?.kind === 'example' || last?.kind === 'quiz') return last;
  if (lesson) return { ...lesson, count: count ?? lesson.count, shift: null, isCounted: undefined };
  if (last?.kind === 'check') return last;
  if (word) return { kind: 'example', text: word };
  return last && !isTalk(last) ? last : { kind: 'unclear' };
}

/** What is told of the learner's own words, besides the words themselves. */
const OF_OWN_WORDS: readonly PlainIntent['kind'][] = ['countWords', 'ownAbout'];

/**
 * “only verbs”, “which ones are verbs”: of the learner's own words, or of words about something; after nothing, words to
 * begin with. Of what is no list it is not known of which.
 */
export function withKind(
  { partOfSpeech, level }: Extract<FollowUp, { kind: 'onlyKind' }>,
  { last, lesson }: Context,
): Resolved {
  if (last && [...OWN_WORDS, ...OF_OWN_WORDS].includes(last.kind))
    return { kind: 'myWords', partOfSpeech, level };
  if (lesson === null && last !== null) return { kind: 'unnamed' };
  if (lesson === null) return lessonRequest({ subject: level ?? 'N5', level: level ?? 'N5', partOfSpeech });
  const isOfLevel = lesson.subject === lesson.level;
  return {
    ...lesson,
    shift: null,
    partOfSpeech: partOfSpeech ?? lesson.partOfSpeech,
    level: level ?? lesson.level,
    subject: isOfLevel && level ? level : lesson.subject,
  };
}

/** What was told apart last; empty where nothing was. */
export const toldApart = (last: PlainIntent | null): readonly string[] =>
  last?.kind === 'compare' ? [last.one, last.other] : last?.kind === 'several' ? last.texts : [];

const ALL =
  /^(?:both|each|all|(?:both|each|all|either) of (?:them|these|those|the two)|the two(?: of them)?)$/i;
const MOST_OF_ALL = 3;

/** “an example with both”: the same of each word that was shown. */
export function ofAll(
  intent: Extract<PlainIntent, { kind: 'example' | 'form' | 'read' | 'write' | 'opposite' }>,
  { cards, last }: Context,
): Resolved | null {
  if (!ALL.test(intent.text)) return null;
  // Of a word and its opposite the card is the opposite alone.
  const asked = last?.kind === 'opposite' && cards.length === 1 && hasJapanese(last.text) ? [last.text] : [];
  const all = [...asked, ...cards];
  if (all.length > 1)
    return { kind: 'each', of: all.slice(0, MOST_OF_ALL).map((text) => ({ ...intent, text })) };
  return last ? { kind: 'unnamed' } : null;
}

/** “8 books”, after how something is counted. */
export const counted = (
  { count, subject, isCounted }: LessonRequest,
  last: PlainIntent | null,
): Resolved | null =>
  last?.kind === 'count' && count !== null && isCounted
    ? { kind: 'count', value: count, noun: subject }
    : null;

/** “older one?”, after “sister”: what was asked, more exactly. */
function oneMoreExactly(text: string, last: PlainIntent | null): Resolved | null {
  const [, how] = /^(?:the |a |an )?([a-z]+) ones?$/i.exec(text) ?? [];
  return how &&
    last?.kind === 'say' &&
    /^[a-z]+$/i.test(last.text) &&
    !/^(?:other|another|last|next|first|which|that|this|any|no|some|right|correct)$/i.test(how)
    ? { kind: 'say', text: `${how} ${last.text}` }
    : null;
}

/** “5?”, after how something is counted; numbers themselves are said. */
const soMany = (text: string, last: PlainIntent | null): Resolved | null =>
  last?.kind === 'count' && last.noun !== 'numbers' && /^\d{1,4}$/.test(text)
    ? { ...last, value: Number(text) }
    : null;

const SENTENCE = /^(?:i|i'm|my|we|the|it|it's|he|she|they|you|there|this|that|can|could|please)\b.* /i;
const ADDED =
  /^(?:and )?(?:since|from|until|till|at|in|on|with|by|every|yesterday|today|tomorrow|tonight|now|again|next|last|this|all|very|a lot|because)\b[a-z0-9' ]*$/i;

/** “since yesterday”, after a sentence was said: the sentence with it, where it is known so. */
const addedTo = (text: string, last: PlainIntent | null): Resolved | null =>
  last?.kind === 'say' && SENTENCE.test(last.text) && ADDED.test(text) && text.split(' ').length < 5
    ? { kind: 'say', text: `${last.text} ${text.replace(/^and /i, '')}`, or: text }
    : null;

/** What may be said of anything is looked up: “why”, “past tense”, “if it was yesterday”, “what's the difference”. */
const OF_ANYTHING = /\bdifference\b|\b(?:form|tense)$|^(?:(?:and|but|ok|so) )*(?:why|what if|if|how come)\b/i;

/**
 * “explain” or “plain style please”, after nothing, points at something; “formal” alone is a word. In a conversation
 * “difference” points as well.
 */
export const ofNothing = (text: string, context: Context): Resolved =>
  (text.includes(' ') && !OF_ANYTHING.test(text)) ||
  /^explain$/i.test(text) ||
  (context !== NOTHING && /\bdifference\b/i.test(text))
    ? { kind: 'unnamed' }
    : { kind: 'lookUp', text };

/** Whether a sentence was said, shaped or looked at. */
const isSaid = (last: PlainIntent | null): boolean =>
  last?.kind === 'form' || last?.kind === 'check' || (last?.kind === 'say' && last.text.includes(' '));

/**
 * “for my boss” may be said of anything: it belongs to an occasion, takes one of what was told apart, and a sentence
 * alone is said otherwise to somebody else. Null where it is another form that is asked for.
 */
export function spokenTo(text: string, { last, word }: Context): Resolved | null {
  if (!SPOKEN_TO.test(text) || isSaid(last)) return null;
  if (last?.kind === 'occasion')
    return { ...last, text: `${last.text.replace(/\b(?:some(?:one|body)|a friend) /i, '')} ${text}` };
  return last && toldApart(last).length > 0
    ? { kind: 'reason', of: last, word, asksFor: text }
    : { kind: 'lookUp', text };
}

/** “the second”, of what was told apart, or of the words of the last answer. */
export function ofPlace(
  intent: Extract<PlainIntent, { kind: 'example' | 'form' | 'read' | 'write' | 'opposite' }>,
  place: number,
  { last, cards }: Context,
): Resolved {
  const text = toldApart(last).filter(hasJapanese).at(place) ?? cards.at(place);
  return text === undefined ? { kind: 'unnamed' } : { ...intent, text };
}

/** “the other one”: of two the one that was not talked about; else it is not known which. */
function theOther(text: string, { cards, word }: Context): Resolved | null {
  if (!/^(?:no,? )?(?:i (?:mean|meant) )?(?:the|that) other (?:one|word)$/i.test(text)) return null;
  const others = cards.filter((card) => card !== word);
  const [other] = others;
  return cards.length === 2 && others.length === 1 && other
    ? { kind: 'mean', text: other }
    : { kind: 'whichOne', among: cards };
}

/** What a few words name of what was said before: “since yesterday”, “5?”, “the other one”, “older one?”. */
export const namedBefore = (text: string, context: Context): Resolved | null =>
  addedTo(text, context.last) ??
  soMany(text, context.last) ??
  theOther(text, context) ??
  oneMoreExactly(text, context.last);

/** “cats and dogs”, after “it is raining”: with what was said it may be an expression. */
export const behindSaid = (text: string, { last }: Context): { readonly after: string } | null =>
  last?.kind === 'say' && SENTENCE.test(last.text) && text.split(' ').length <= MOST_OF_FRAGMENT
    ? { after: last.text }
    : null;

/** What is asked of a word, and of Japanese alone. */
const OF_ANY: readonly PlainIntent['kind'][] = [
  ...(['example', 'form', 'write', 'opposite', 'similar', 'verbWith', 'has'] as const),
];
const OF_JAPANESE: readonly PlainIntent['kind'][] = [
  ...(['read', 'kanji', 'verbClass', 'dictionaryForm', 'parts', 'whichForm', 'construct'] as const),
  ...(['question', 'causativePassive', 'manners'] as const),
];
const isEnglish = (text: string): boolean =>
  text
    .toLowerCase()
    .split(' ')
    .every((word) => isEnglishWord(word));

/** The last question, of another word; null where it is no question of a word. */
export function askedAgain(text: string, last: PlainIntent): Resolved | null {
  if (OF_ANY.includes(last.kind)) return { ...last, text } as PlainIntent;
  if (!OF_JAPANESE.includes(last.kind)) return null;
  return isEnglish(text) ? openFragment(text, last) : ({ ...last, text } as PlainIntent);
}

/** What asks how something is said: after it some English is a word of its own. */
const SAID: readonly PlainIntent['kind'][] = [
  ...(['date', 'kin', 'saveWord', 'sayMixed', 'sayWith', 'narrow', 'partly'] as const),
];

/** What follows “and …” where the last question cannot be asked of it: what is asked of it is not known. */
export function openFragment(text: string, last: PlainIntent | null): Resolved {
  const isWord =
    last === null ||
    isTalk(last) ||
    SAID.includes(last.kind) ||
    (last.kind === 'compare' && !hasJapanese(last.one + last.other));
  if (isWord || text.split(' ').length > MOST_OF_FRAGMENT) return { kind: 'lookUp', text };
  return hasJapanese(text) ? { kind: 'partly', text, isNext: true } : { kind: 'askedWhat', text };
}

/** More words than these have something to say of their own. */
const MOST_OF_FRAGMENT = 4;

const OBJECT = String.raw`(?:the |an? |my |some )?[a-z]+(?: [a-z]+)?`;
const VERB =
  'play|take|wear|put on|ride|eat|drink|make|do|have|buy|cook|read|write|watch|speak|catch|brush|wash|open|close|turn on|turn off|go to';
const DONE = new RegExp(`^(?:to )?(${VERB})(?: (${OBJECT}))?$`, 'i');
const NAMED = new RegExp(`^(?!(?:${VERB}|not|no|how|what|why|when|where|more|if)\\b)(?:${OBJECT})$`, 'i');

/** “and end it”, after what one says at the beginning of an e-mail; “and after”, after what one says before eating. */
const occasionNext = (text: string, before: string): string =>
  /^(?:before|after)$/i.test(text)
    ? before.replace(/^(?:(?:right )?(?:before|after)|when|while|as) /i, `${text} `)
    : /^[a-z]+ it$/i.test(text)
      ? before.replace(
          /^((?:when|before|after|if) (?:you|i|we|one) )?[a-z]+/i,
          (_, lead = '') => `${String(lead)}${text.split(' ')[0] ?? ''}`,
        )
      : text;

/**
 * What is to be said next: “and tennis” after “play the piano”, “and a tie” after “wear”, “and break it” after “to keep a
 * promise”, “and 21” after “20 years old”.
 */
export function saidNext(text: string, { last, english }: Context): Resolved {
  const said = last && 'text' in last ? last.text : '';
  if (hasJapanese(text)) return { kind: last?.kind === 'lookUp' ? 'lookUp' : 'mean', text };
  if (/^\d+$/.test(text))
    return soMany(text, last) ?? { kind: 'say', text: said.replace(/^\d+(?= [a-z])|^.*$/i, text) };
  if (last?.kind === 'occasion') return { ...last, text: occasionNext(text, said) };
  const [, verb = ''] = /^(?:to )?([a-z]+) it$/i.exec(text) ?? [];
  const [, thing = ''] = /^to [a-z]+ ((?:an?|the|one's) [a-z ]+)$/i.exec(english ?? '') ?? [];
  if (verb && thing) return { kind: 'say', text: `${verb} ${thing}`, or: text };
  const [, done = '', object = ''] = DONE.exec(said) ?? [];
  const isObject = NAMED.test(text) && (object !== '' || /^(?:an?|the|my) /i.test(text));
  if (done && isObject) return { kind: 'say', text: `${done} ${text}`, or: text };
  return last?.kind === 'say' || last?.kind === 'mean' ? { kind: last.kind, text } : { kind: 'lookUp', text };
}

/** What is asked of a word in so few words that only the word is missing: “how many strokes?”, “the opposite please”. */
export const OF_IT: readonly PlainIntent['kind'][] = [
  ...([
    'kanji',
    'read',
    'verbClass',
    'parts',
    'form',
    'example',
    'similar',
    'write',
    'keigo',
    'pair',
  ] as const),
  ...(['causativePassive', 'opposite', 'dictionaryForm', 'whichForm'] as const),
];
export const MOST_ELLIPTIC = 8;

/** What tells words of the learner's own. */
export const OWN_WORDS: readonly PlainIntent['kind'][] = ['mistakes', 'myWords', 'due', 'notes', 'practise'];
