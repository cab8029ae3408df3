import { isLevel } from '@kotoba/contracts';
import { hasJapanese } from '@kotoba/japanese';
import type { WordKind } from '@kotoba/language';
import { daysNamed } from './days';
import type { Intent } from './intent';

/** Said of what one does; “my n4 test” and “the train” are things, so these ask only where one is told to. */
const PRACTISE = /^(?:practi[sc]e|practi[sc]ing|drill|quiz|test|train|exercise)$/;
export const TOLD_TO =
  /(?:^|\bplease |\b(?:start|do) an? )(?:drill|quiz|test|train|exercise)\b|\b(?:drill|quiz|test|train) me\b|\bpracti[sc]/;
/** What was got wrong are words: “i wrote it wrong” asks nothing. */
export const OF_WORDS = /\b(?:words?|cards?|ones|vocab|vocabulary|kanji|mistakes?|errors?|what|which)\b/;
/** What makes words one’s own; what is only wished for is not. */
const THEIRS =
  /\b(?:my|mine|i've|i have|do i have|(?<!to )i know|do i know|saved?|noted|added|collected|learned|learnt|studied)\b/;
const WISHED = /\b(?:want|wanna|need|like|i'd|(?:can|could) i (?!see\b)|let's)\b/;

/** What a learner asks about what is theirs: of these some word stands in the message. */
const SLOTS = {
  practise: PRACTISE,
  wrong:
    /^(?:wrong|mistakes?|errors?|forget|forgetting|forgot|mess(?:ed|ing)?|miss(?:ed|ing)?|struggl(?:e|ed|ing)|fail(?:ed|ing)?|weak|weakest|worst|trouble|hard|hardest|difficult|tricky)$/,
  due: /^(?:due|reviews?|reviewing|revise|waiting)$/,
  note: /^(?:notes?|noted|wrote|written|jotted|writing|noting)$/,
  saved:
    /^(?:sav(?:ed|e|ing)|add(?:ed|ing)?|learn(?:ed|t|ing)?|stud(?:y|ied|ying)|collected|vocabulary|vocab|words?|list|collection|stuff|deck|cards?)$/,
  many: /^(?:many|much|count|number|big|size|total|amount)$/,
} as const;
type Slot = keyof typeof SLOTS;
const OWN = /^(?:i|i'm|i've|i'd|my|me|mine)$/;
const KIND = /^(noun|verb|adjective|adverb)s?$/;
/** What besides says nothing of what is asked. */
const AROUND = new Set(
  (
    'a an the of in on for from at with to and or but so that this those these them they it is are was were be been am do does did have has had got get getting can could will would ' +
    'what whats which how when who show list give tell see look all every everything any anything some one ones only just really always often usually still keep ever already now again far yet most more ' +
    'up down last latest newest recent recently new next first today todays tonight yesterday day days before week weeks month months ago past morning monday tuesday wednesday thursday friday saturday sunday ' +
    'please want wanna need like let lets start begin make remind know think by there here out made took taken put saw me us session couple few two three four five six seven 2 3 4 5 6 7 10 20 know times so doing going total altogether own jlpt level'
  ).split(' '),
);
/** It is to be said, taught or explained, and is nobody’s own. */
const OTHERWISE =
  /^(?:say|said|mean|means|meaning|translate|japanese|english|teach|example|sentence|how's|why|difference|should|best|delete|remove|edit|change|export|you|your)$/;

/** A question about the learner’s own words and notes by its slots, in any order; null where a word of it is left over. */
export function ownBySlots(text: string): Intent | null {
  const words = text.toLowerCase().match(/[a-z0-9][a-z0-9'’]*/g) ?? [];
  if (
    hasJapanese(text) ||
    !words.some((word) => OWN.test(word)) ||
    words.some((word) => OTHERWISE.test(word))
  )
    return null;
  const has = (slot: Slot): boolean => words.some((word) => SLOTS[slot].test(word));
  const isKnown = (word: string): boolean =>
    OWN.test(word) ||
    KIND.test(word) ||
    AROUND.has(word.replace(/['’]/g, '')) ||
    isLevel(word.toUpperCase()) ||
    Object.values(SLOTS).some((slot) => slot.test(word));
  if (!words.every(isKnown)) return null;
  const said = words.join(' ');
  const isTheirs = THEIRS.test(said) && !WISHED.test(said);
  const days = daysNamed(said);
  const partOfSpeech = (words.map((word) => KIND.exec(word)?.[1]).find(Boolean) ?? null) as WordKind | null;
  const level = words.map((word) => word.toUpperCase()).find(isLevel) ?? null;
  if (has('practise') && !TOLD_TO.test(said)) return null;
  if (has('practise') && level) return { kind: 'quiz', subject: level };
  if (has('practise'))
    return has('wrong')
      ? { kind: 'practise' }
      : { kind: 'practise', of: { kind: 'due' }, ...(days && { days }) };
  if (has('wrong')) return OF_WORDS.test(said) ? { kind: 'mistakes' } : null;
  if (has('note')) return { kind: 'notes', days: days ?? { since: 30 } };
  if (days && has('saved')) return { kind: 'notes', days };
  if ((partOfSpeech || level) && !isTheirs) return null;
  if (partOfSpeech || level) return { kind: 'myWords', partOfSpeech, level };
  if (has('due')) return { kind: 'due' };
  if (has('many') && has('saved')) return { kind: 'countWords' };
  return has('saved') &&
    isTheirs &&
    words.length > 2 &&
    /^(?:what|whats|which|show|list|give|tell|see|all|everything|my|can)/.test(words[0] ?? '')
    ? { kind: 'myWords', partOfSpeech, level }
    : null;
}
