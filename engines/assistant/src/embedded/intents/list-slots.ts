import { isLevel } from '@kotoba/contracts';
import { hasJapanese } from '@kotoba/japanese';
import { countOf, type WordKind } from '@kotoba/language';
import type { LessonRequest } from './intent';
import { listSubject, maybeTopic } from './list-subject';

/** What is asked for is several words. */
const LISTED =
  /\b(?:words|vocab|vocabulary|terms|nouns|verbs|adjectives|adverbs|phrases|expressions|things|names)\b/;
/** It is something else that is asked for: of words, of their use, or of one's own. */
const OTHERWISE =
  /\b(?:how|why|when|who|whose|where|difference|differ\w*|mean\w*|say|said|translate\w*|sentences?|examples?|kanji|strokes?|conjugat\w*|forms?|my|mine|add|saved?|noted?|wrong|mistakes?|sound|sounds|rhyme|start|starts|end|ends|begin with|opposites?|antonyms?|synonyms?|pairs?|read|reading|question|questions|quiz|test|practi[sc]e|hard|difficult|pronounce\w*)\b/;
const KINDS: readonly (readonly [RegExp, WordKind])[] = [
  [/^i-adjectives?$/, 'i-adjective'],
  [/^na-adjectives?$/, 'na-adjective'],
  [/^nouns?$/, 'noun'],
  [/^verbs?$/, 'verb'],
  [/^adjectives?$/, 'adjective'],
  [/^adverbs?$/, 'adverb'],
];
/** What is said around a list: who wants it, how long it is, what it looks like. */
const AROUND = new Set(
  (
    'a an the some any few handful bunch couple dozen got have has give me us show teach tell list name names suggest recommend send need want would like ' +
    "i i'd i'm you we to learn know could can may please what are is be which there do for of and or so fine enough will nice great cool good ok okay maybe around about " +
    'roughly at least most up more other others different new useful common basic important essential easy simple japanese in on table chart as many than that this it they them ' +
    'just only really very random whatever go with related regarding should must use used using used say hit throw at want words word vocab vocabulary terms things phrases expressions ' +
    'nouns noun verbs verb adjectives adjective i-adjectives i-adjective na-adjectives na-adjective adverbs adverb one ones here please all kinds kind type types stuff level jlpt'
  ).split(' '),
);
const MOST_TOPIC_WORDS = 4;

/**
 * A list by its slots, in whatever order and words they stand: how many, of which level and kind, about what. All that
 * says nothing of these is its topic; null where that is no topic, or no list is asked for.
 */
export function listBySlots(text: string): LessonRequest | null {
  const whole = text.toLowerCase().replace(/\b(in|at|for|on|of|to|about) (?:my|your|our) /g, '$1 ');
  const said = listSubject(whole.replace(/[?!.,;]+/g, ' '));
  if (hasJapanese(text) || !LISTED.test(whole) || OTHERWISE.test(whole)) return null;
  const all = whole.match(/[a-z0-9][a-z0-9'-]*/g) ?? [];
  const level = all.map((word) => word.toUpperCase()).find(isLevel) ?? null;
  const count =
    all
      .map((word) => (word === 'a' || word === 'an' || word === 'one' ? null : countOf(word)))
      .find((one) => one !== null) ?? null;
  const kind = KINDS.find(([name]) => all.some((word) => name.test(word)))?.[1] ?? null;
  const topic = (said.match(/[a-z0-9][a-z0-9'-]*/g) ?? []).filter(
    (word) => !AROUND.has(word) && countOf(word) === null && !/^n[1-5]$/.test(word),
  );
  const subject = topic.join(' ');
  if (topic.length > MOST_TOPIC_WORDS || !maybeTopic(subject)) return null;
  if (subject === '' && level === null && kind === null) return null;
  return {
    kind: 'lesson',
    subject: subject === '' ? (level ?? 'N5') : subject,
    count,
    wants: /\b(?:phrases|expressions)\b/.test(whole) ? 'phrases' : 'words',
    partOfSpeech: kind,
    level: subject === '' ? (level ?? 'N5') : level,
    shift: null,
  };
}
