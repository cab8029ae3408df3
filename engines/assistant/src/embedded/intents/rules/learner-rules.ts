import { countOf } from '@kotoba/language';
import { daysNamed } from '../days';
import { OF_WORDS, TOLD_TO } from '../own-slots';
import { OWN_LIST_RULES } from './own-list-rules';
import { KIND, kindOf, levelOf, OWN_RULES, PRACTISE } from './own-rules';
import { say, type Rule } from './rule';
import { SAVE_RULES } from './save-rules';

const WRONG =
  /^(?:wrong|mistakes?|errors?|forget|forgot|forgetting|miss(?:ed)?|struggle|struggling|mess|messed|messing|fail(?:ed|ing)?|hardest|weak(?:est)?|trouble|worst|bad|forgetting)$/;
const OWN = /^(?:i|my|me|mine|i've)$/;
/** Who or what is missed, failed or forgotten is no word: “i miss you”. */
const MISSED = /\b(?:you|your|him|her|us|it)\b/;
/** “i have a test today” is told of a thing. */
const THING = /\b(?:an?|the|my|our) (?:\w+ )?(?:test|quiz|train|exercise|review)\b/;

/** A question or an order, and nothing that is to be put into Japanese: “i wrote a letter yesterday” is said. */
const isAsked = (words: readonly string[]): boolean =>
  !words.some((word) => /^(?:say|translate|japanese|english|mean|means|Q)$/.test(word)) &&
  (/^(?:what|whats|what's|which|did|do|does|have|has|show|list|give|tell|read|see|everything|anything|all|how|is|are|was|were|remind|any|my|can|could|would|will|please)$/.test(
    words[0] ?? '',
  ) ||
    words.includes('remind'));

const DONE = '(?:noted|wrote|written|captured|jotted|added|learned|learnt|studied|saved)';
/** What was done with words: “what i noted”, “did i learn”. */
const PAST = new RegExp(`\\b(?:${DONE}|did (?:i|we))\\b`);
/** “the latest”, “everything i saved” */
const LATEST = new RegExp(
  `\\b(?:last|latest|newest|recent)\\b|\\b(?:all|everything)\\b.* i(?:'ve| have)? ${DONE}\\b`,
);
/** What is still to be done. */
const PRESENT = /\b(?:learn|study|write|save|add|give(?!.*\bnotes?\b))\b/;
/** It is no note of one's own that is asked for: “what should i learn today”. */
const OTHER = /\b(?:teach|should|best|(?:did|have|has) (?:you|he|she|they))\b/;

/** What is asked about the learner's own words, notes and questions, and what is done with cards. */
export const LEARNER_RULES: readonly Rule[] = [
  ...OWN_LIST_RULES,
  ...OWN_RULES,
  {
    japanese: [0, 0],
    needs: [
      /^(?:noted?|notes|wrote|write|written|captured?|jot(?:ted)?|add(?:ed)?|learn(?:ed|t)?|study|studied|saved?|new)$/,
    ],
    may: 'down last list see new vocab vocabulary stuff things word words learn learned class put week today yesterday monday tuesday wednesday thursday friday saturday sunday days day ago before two three four five six',
    firm: true,
    intent: ({ rest, shape: { words } }) => {
      const text = words.join(' ');
      if (OTHER.test(text)) return null;
      const days = daysNamed(text) ?? (LATEST.test(text) && isAsked(words) ? { since: 30 } : null);
      const isMeant =
        words.some((word) => OWN.test(word) || word === 'new') &&
        (PAST.test(text) ? rest.length === 0 || isAsked(words) : rest.length === 0 && !PRESENT.test(text));
      return days && isMeant ? { kind: 'notes', days } : null;
    },
  },
  {
    japanese: [0, 0],
    needs: [
      /^notes?$/,
      /^(?:my|i|all|(?:today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:'?s)?)$/,
    ],
    may: 'list see read all every everything last latest newest recent many taken written made so far look',
    intent: ({ shape: { words } }) =>
      (isAsked(words) || words.length < 4) && !words.includes('add') && !OTHER.test(words.join(' '))
        ? { kind: 'notes', days: daysNamed(words.join(' ')) ?? { since: 30 } }
        : null,
  },
  {
    japanese: [0, 0],
    needs: [
      PRACTISE,
      /^(?:wrong|mistakes?|errors?|forget|forgot|saved|due|hardest|weakest|own|words?|vocabulary|vocab)$/,
    ],
    may: '3 5 10 15 20 five ten some only up keep messing of wrong mistakes mistake my saved due hardest weakest own words word vocabulary vocab most often list today difficult hard start session most keep getting forget forgot forgetting bad failing struggle',
    intent: ({ shape }) => {
      if (!shape.words.some((word) => /^(?:my|mine|due|saved|own|i)$/.test(word))) return null;
      const isWrong = shape.words.some((word) => WRONG.test(word));
      const count = countOf(shape.words.find((word) => /^(?:\d+|five|ten)$/.test(word)) ?? '');
      // Of words that are only called one's own those come first that are due.
      const of = { kind: 'due' } as const;
      return { kind: 'practise', ...(!isWrong && { of }), ...(count !== null && { count }) };
    },
  },
  {
    japanese: [0, 0],
    needs: [
      PRACTISE,
      /^(?:yesterday|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week)(?:'?s)?$/,
    ],
    may: 'words word vocabulary vocab notes from last noted learned learnt saved new my',
    firm: true,
    intent: ({ text }) =>
      THING.test(text) && !TOLD_TO.test(text)
        ? null
        : { kind: 'practise', of: { kind: 'due' }, days: daysNamed(text) },
  },
  {
    japanese: [0, 0],
    needs: [
      /^(?:level|progress(?:ing)?|improving|better|doing|improved|streak|accuracy|score|stats|statistics|far|percentage)$/,
      /^(?:i|my)$/,
    ],
    may: 'getting making real far jlpt level progress good learning at come came long current overall yet on n1 n2 n3 n4 n5 this month week',
    intent: ({ shape: { words } }) =>
      (/^(?:what|what's|how|how's|am|is|show|tell|have|do|did)$/.test(words[0] ?? '') || words.length < 3) &&
      !words.includes('say')
        ? { kind: 'progress' }
        : null,
  },
  {
    japanese: [0, 0],
    needs: [WRONG, OWN],
    may: 'up ones with most often getting keep usually always quiz quizzes made make words word vocab cards kanji list today difficult lot times more than today week common frequent frequently biggest many total altogether all far did',
    intent: ({ text, shape: { words } }) =>
      OF_WORDS.test(text) || (isAsked(words) && !MISSED.test(text)) ? { kind: 'mistakes' } : null,
  },
  {
    japanese: [0, 0],
    needs: [
      /^many$/,
      /^(?:words?|cards|vocabulary|vocab|nouns|verbs|adjectives)$/,
      /^(?:i|my|i've|saved|have)$/,
    ],
    may: 'nouns verbs adjectives saved save far learn learned learnt know did total collected added altogether now vocabulary list already n1 n2 n3 n4 n5',
    intent: ({ shape: { words } }) => {
      const [partOfSpeech, level] = [kindOf(words), levelOf(words)];
      return partOfSpeech || level ? { kind: 'myWords', partOfSpeech, level } : { kind: 'countWords' };
    },
  },
  ...SAVE_RULES,
  {
    japanese: [1, 1],
    needs: [
      /^(?:saved?|already|added|collected)$|^(?:in)$/,
      /^(?:words?|vocabulary|vocab|list|collection|cards?|deck|already|saved)$/,
      /^(?:i|my|i've)$/,
    ],
    may: 'word already my words vocabulary list collection cards deck saved save added yet',
    intent: (understood) => ({ kind: 'has', text: say(understood) }),
  },
  {
    japanese: [1, 1],
    needs: [
      /^(?:did|have|do|is|has|was|when)$/,
      /^(?:saved?|add(?:ed)?|noted?|learn(?:ed|t)?|know|collected?|have|words?|vocabulary|list|write|wrote|written)$/,
      /^(?:i|my|i've)$/,
    ],
    may: 'ever yet already before word words vocabulary list among saved down write',
    intent: (understood) =>
      /^(?:did|have|do|is|has|was|when)$/.test(understood.shape.words[0] ?? '')
        ? { kind: 'has', text: say(understood) }
        : null,
  },
  {
    japanese: [0, 0],
    needs: [
      /^(?:ask(?:ed)?|saying|question|questions|talk(?:ed)?|started?|began|begin|message)$|^say$/,
      /^(?:first|before|earlier|beginning|start|last|previous)$/,
      /^(?:i|my|we)$/,
    ],
    may: 'thing things very time conversation chat start today',
    intent: ({ shape }) => ({
      kind: 'asked',
      which: shape.words.some((word) => /^(?:first|beginning|start)$/.test(word)) ? 'first' : 'last',
    }),
  },
  {
    japanese: [0, 0],
    needs: [
      /^(?:study|review|learn|practi[sc]e|due|revise)$/,
      /^(?:what|which|what's|anything|much|many)$/,
      OWN,
    ],
    may: 'study review learn practise practice due today now next words word should tomorrow cards left',
    intent: ({ shape: { words } }) =>
      words.some((word) => /^(?:how|said|say)$/.test(word)) ? null : { kind: 'due' },
  },
  {
    japanese: [0, 0],
    needs: [/^(?:due|reviews?)$/],
    may: 'word words cards anything many reviews due today now left next any waiting still right currently',
    intent: ({ shape: { words } }) =>
      /^(?:what|what's|whats|which|how|do|is|are|any|anything|show|list|my|words?|cards)$/.test(
        words[0] ?? '',
      ) && words.length > 1
        ? { kind: 'due' }
        : null,
  },
  {
    japanese: [0, 0],
    needs: [
      /^(?:have|saved?|added|add|noted?|already|know|learned)$/,
      /^(?:word|vocabulary|list|collection|saved|words|anything|something)$/,
      /^(?:i|my|i've)$/,
      /^(?:for|meaning|about|already|saved)$/,
    ],
    may: 'saved save added add note noted learned already word words vocabulary list collection yet before anything something meaning ever',
    rest: true,
    intent: ({ rest, shape: { words } }) =>
      (/^(?:do|have|did|is)$/.test(words[0] ?? '') ||
        (words.includes('saved') && /^(?:what|what's|whats|which)$/.test(words[0] ?? ''))) &&
      rest.length > 0 &&
      rest.length < 3 &&
      // “anything about food” asks for a topic.
      !words.includes('about') &&
      !rest.some((word) => KIND.test(word))
        ? { kind: 'has', text: rest.join(' ') }
        : null,
  },
  {
    japanese: [0, 0],
    needs: [/^(?:vocabulary|vocab|list|collection)$/, /^my$/],
    may: 'see whole full entire far everything all open look inside',
    intent: ({ shape: { words } }) =>
      isAsked(words) ? { kind: 'myWords', partOfSpeech: null, level: null } : null,
  },
  {
    japanese: [0, 0],
    needs: [KIND, /^(?:saved|my|mine|own|added|collected|learned|learnt)$/, /^(?:i|my|mine|i've)$/],
    may: 'list see all saved own added collected learned learnt words word vocabulary nouns verbs adjectives noun verb adjective far already n1 n2 n3 n4 n5 level collection newest latest last recent recently today any have two three four five ten 3 5 10',
    intent: ({ shape: { words } }) =>
      words.some((word) => /^(?:how|quiz|test|teach|new|check|fix)$/.test(word))
        ? null
        : { kind: 'myWords', partOfSpeech: kindOf(words), level: levelOf(words) },
  },
];
