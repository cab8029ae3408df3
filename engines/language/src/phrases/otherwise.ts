import { verbAt } from './asked-verb';
import type { Sentence } from './clause';
import { type Reading, within } from './noun';
import { join, plainNegative, say, whenDone } from './say';
import { sayPolite } from './say-clause';
import { piecesOfVerb } from './say-verb';
import { parseStatement } from './statement';

/**
 * What comes of doing something, or of not doing it: "Hurry up or we will be late" is 急がないと, and "Turn left and you
 * will see a bank" 曲がったら.
 */
export function parseOtherwise(reading: Reading): Sentence | null {
  const { tokens } = reading;
  for (const [at, { text }] of tokens.entries()) {
    if (!/^(or|and)$/.test(text) || tokens[at + 2]?.text !== 'will') continue;
    // "Wait here and I will call a taxi" is no condition.
    if (text === 'and' && /^(i|we)$/.test(tokens[at + 1]?.text ?? '')) continue;
    const end = tokens[at - 1]?.text === ',' ? at - 1 : at;
    const doing = verbAt(within({ ...reading, miss: () => undefined }, tokens.slice(0, end)), 0, true);
    const follows = doing && parseStatement(within(reading, tokens.slice(at + 1), at + 1));
    if (!follows) continue;
    const { base, before } = doing.said;
    const so = text === 'or' ? join(plainNegative(base), say('と')) : whenDone(base, false);
    const first = join(before, so);
    // "We" who will be late go without saying.
    const then = sayPolite(follows.subject?.who === 'we' ? { ...follows, topic: null } : follows);
    return {
      said: say(`${first.written}、${then.written}`, `${first.kana}、 ${then.kana}`),
      pieces: [...piecesOfVerb(doing.phrase), ...follows.pieces],
      question: false,
    };
  }
  return null;
}
