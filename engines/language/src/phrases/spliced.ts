import { comma } from './asked-together';
import { type Clause, low, type Sentence } from './clause';
import { type Reading, within } from './noun';
import { parseQuestion } from './question';
import { parseRequest } from './request';
import { join, say } from './say';
import { attributively, sayPlain, sayPolite } from './say-clause';
import { parseStatement } from './statement';
import { texts } from './time-words';

/** "…, isn't it?", "…, right?": ね */
const TAG =
  /^(right|(is|are|was|were|do|does|did|can|will|have|has)( not)? (you|he|she|it|we|they)|am i not)$/;

/**
 * Two sentences with a comma alone: "I'm thirsty, do you have water?" leads to what is asked (喉が渇いたんですが), and
 * "Turn off the air con, I'm cold" says why.
 */
export function parseSpliced(reading: Reading): Sentence | null {
  const at = reading.tokens.findIndex(({ text }) => text === ',');
  const other = reading.tokens.slice(at + 1);
  if (at < 2 || other.length === 0 || other.some(({ text }) => text === ',')) return null;
  const [before, behind] = [within(reading, reading.tokens.slice(0, at)), within(reading, other, at + 1)];
  const first = parseStatement(before);
  if (first && TAG.test(texts(behind, 0, behind.tokens.length)))
    return { said: join(sayPolite(first), say('ね')), pieces: first.pieces, question: false };
  if (first && !first.ended) {
    const asked = askedIn(behind);
    if (!asked) return null;
    const so = sayPlain(first, attributively);
    // What is asked is led to, and what is proposed has its reason.
    const led = asked.question
      ? say(`${so.written}んですが`, `${so.kana}ん です が`)
      : join(sayPlain(low(first), attributively), say('ので'));
    return both(led, first, asked);
  }
  const asked = first ? null : askedIn(before);
  const why = asked && parseStatement(behind);
  return why && !why.ended ? both(join(sayPlain(low(why), attributively), say('ので')), why, asked) : null;
}

const askedIn = (reading: Reading): Sentence | null => {
  const request = parseRequest(reading, '!');
  return request && !('names' in request && request.names) ? request : parseQuestion(reading);
};

const both = (first: ReturnType<typeof say>, { pieces }: Clause, asked: Sentence): Sentence => {
  const said = 'said' in asked ? asked.said : sayPolite(asked.clause);
  const others = 'said' in asked ? asked.pieces : asked.clause.pieces;
  return { said: comma(first, said), pieces: [...pieces, ...others], question: asked.question };
};
