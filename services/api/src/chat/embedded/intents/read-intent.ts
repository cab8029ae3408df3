import { grammarAskings } from './grammar-askings';
import type { Intent } from './intent';
import { readLesson } from './lesson-asking';
import { firstOf } from './pattern';
import { checkAskings, followUpAskings, talkAskings } from './talk-askings';
import { tidy, unquote, withoutPoliteness } from './text';
import { meaningAskings, writingAskings } from './word-askings';

/**
 * What a message asks for, from its words alone. Tables of ways to ask are tried from the particular to the general; what fits none is
 * something to be looked up. Never fails, whatever the text.
 */
export function readIntent(message: string): Intent {
  const whole = tidy(message);
  const text = withoutPoliteness(whole);
  return (
    firstOf(talkAskings, whole) ??
    firstOf(checkAskings, text) ??
    firstOf(followUpAskings.slice(0, -2), text) ??
    firstOf(grammarAskings, text) ??
    firstOf(writingAskings, text) ??
    firstOf(meaningAskings, text) ??
    readLesson(text) ??
    firstOf(talkAskings, text) ??
    firstOf(followUpAskings, text) ?? { kind: 'lookUp', text: unquote(text) }
  );
}
