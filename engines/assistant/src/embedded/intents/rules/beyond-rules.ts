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

const ACCOUNT =
  /^(?:(?:please|can|could|would|will|you|i|want|to|need|how|do|where|now|and|ok|should) )*(?:delete|remove|close|cancel|change|edit|update|reset|export|download|log (?:in|out)(?: of)?|sign (?:in|out)(?: of)?)\b.*\b(?:account|profile|password|email|username|subscription|data)\b/;
/** What is shown on cards and in answers. */
const DISPLAY =
  /^(?:(?:please|can|could|would|will|you|i|now|and|ok|how|do|to) )*(?:don't (?:show|use|write|give|want)|do not (?:show|use|write)|stop (?:showing|using|writing|giving)|hide|turn (?:off|on)|switch (?:off|on)|disable|enable|no more|without)\b(?: (?:me|the|any|all|so|much))* (?:romaji|furigana|kana|readings?|english|translations?|dark mode|sound|audio)(?: (?:please|any ?more|again|now|always|at all|in (?:your|the) answers?|everywhere))*$/;
const DELETE =
  /^(?:(?:please|can|could|would|will|you|i|want|to|need|how|do|now|and|ok) )*(?:(?:delete|remove|erase|unsave)(?:\b.*\b(?:my|saved|list|words?|vocab|vocabulary|cards?|collection|deck|notes?)| (?:it|this|that|them|these|those|the (?:last|first|second|third) one|J)(?: again| now| please)*$)|(?:edit|rename|change)\b.*\b(?:my|saved) (?:words?|cards?|notes?|list|vocabulary))\b/;

/** What is understood and cannot be done: it is said so plainly, before any other rule takes a piece of it. */
export const BEYOND_RULES: readonly Rule[] = [
  {
    japanese: [0, 0],
    needs: [/^(?:account|profile|password|email|username|subscription|data)$/],
    may: '',
    rest: true,
    intent: ({ text, shape: { quoted } }) =>
      quoted.length === 0 && ACCOUNT.test(text) ? { kind: 'cannot', about: 'account', word: null } : null,
  },
  {
    japanese: [0, 0],
    needs: [/^(?:romaji|furigana|kana|readings?|english|translations?|mode|sound|audio)$/],
    may: '',
    rest: true,
    intent: ({ text }) => (DISPLAY.test(text) ? { kind: 'cannot', about: 'display', word: null } : null),
  },
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
