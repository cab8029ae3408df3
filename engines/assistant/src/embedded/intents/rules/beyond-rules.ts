import type { Beyond } from '../intent';
import { say, type Rule } from './rule';

/** Ways to ask for what nobody here can do with some Japanese. */
const ASKED: readonly (readonly [asked: RegExp, about: Beyond])[] = [
  [/\b(?:pitch|accent|intonation)\b/, 'accent'],
  [
    /\b(?:etymology|origins?)\b|\bhistory of\b|\bwhere (?:does|did) .*\bcomes? from\b|\bwhy is it called\b/,
    'origin',
  ],
  [
    /\bhow (?:common|rare) is\b|\bhow often (?:is|do (?:people|they|japanese))\b|^(?:so |and |ok )*(?:is|are) .*\b(?:common|rare|often used|used (?:a lot|often|much)|still used|outdated|old-fashioned)\b|^(?:so |and |ok )*do (?:people|japanese people|they) (?:really |actually |still )?(?:use|say) J\b/,
    'frequency',
  ],
  [
    /^(?:so |and |ok |but )*(?:is|isn't|are) J .*\b(?:rude|impolite|slang|vulgar|offensive|insulting|feminine|masculine|childish)\b/,
    'manners',
  ],
  [
    /\brude to (?:say|use|call)\b|^(?:so |and |ok )*is J (?:good or bad|bad or good|positive or negative)\b/,
    'manners',
  ],
  [/\bstrokes? order\b|\border of (?:the )?strokes\b|\b(?:draw|animate) (?:the kanji )?J\b/, 'strokes'],
];

/** What is to be said, translated or shaped is asked for otherwise. */
const OTHERWISE =
  /\b(?:how (?:do|would|can|to) (?:i |you |we )?say|translate|in japanese|form|example|sentence)\b/;

const DELETE =
  /^(?:(?:please|can|could|would|will|you|i|want|to|need|how|do|now|and|ok) )*(?:(?:delete|remove|erase|unsave)\b.*\b(?:my|saved|list|words?|vocab|vocabulary|cards?|collection|deck|notes?)|(?:edit|rename|change)\b.*\b(?:my|saved) (?:words?|cards?|notes?|list|vocabulary))\b/;

/** What is understood and cannot be done: it is said so plainly, before any other rule takes a piece of it. */
export const BEYOND_RULES: readonly Rule[] = [
  {
    japanese: [0, 1],
    needs: [/^(?:delete|remove|erase|unsave|edit|rename|change)$/],
    may: '',
    rest: true,
    intent: ({ text, runs: [word = null] }) =>
      DELETE.test(text) ? { kind: 'cannot', about: 'delete', word } : null,
  },
  {
    japanese: [1, 1],
    needs: [/./],
    may: '',
    rest: true,
    intent: (understood) => {
      const about = OTHERWISE.test(understood.text)
        ? undefined
        : ASKED.find(([asked]) => asked.test(understood.text))?.[1];
      return about ? { kind: 'cannot', about, word: say(understood) } : null;
    },
  },
];
