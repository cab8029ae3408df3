import type { Sentence } from './clause';
import { readVerb } from './english-verbs';
import { nounFor, piecesOf, type Reading, within } from './noun';
import { parseNoun } from './noun-phrase';
import { parseQuestion } from './question';
import { join, onStem, plainNegative, say } from './say';
import { piecesOfVerb, sayVerb } from './say-verb';
import { parseStatement } from './statement';
import { texts } from './time-words';
import { parseVerb } from './verb-phrase';

/** What one does for something else; of other verbs "to" begins what they take ("I asked him to come"). */
const MEANS =
  /^(study|work|save|use|practice|exercise|run|move|walk|read|write|buy|wake|get|take|need|make|wait|stay|return)$/;

/** "Where should I change trains to get to Yokohama?": 横浜に行くには */
export function parseGoalAsked(reading: Reading): Sentence | null {
  if (!/^(where|which|what|when)$/.test(texts(reading, 0, 1))) return null;
  const at = reading.tokens.findIndex((_, place) => /^to (get|go) to$/.test(texts(reading, place, 3)));
  const goal = at < 0 ? null : parseNoun(reading, at + 3);
  const said = goal?.next === reading.tokens.length ? nounFor(goal.value, 'a place', 'i') : null;
  const asked = said && parseQuestion(within(reading, reading.tokens.slice(0, at)));
  if (!goal || !said || !asked) return null;
  const aim = join(said, say('に'), say('行く', 'いく'), say('に'), say('は、'));
  return 'said' in asked
    ? { ...asked, said: join(aim, asked.said), pieces: [...piecesOf(goal.value), ...asked.pieces] }
    : { ...asked, clause: { ...asked.clause, before: join(aim, asked.clause.before) } };
}

/** "I study Japanese to work in Japan": 働くために; who goes somewhere goes 食べに. */
export function parsePurpose(reading: Reading): Sentence | null {
  // "It takes an hour to get there" is for nothing.
  if (texts(reading, 0, 1) === 'it') return null;
  const quiet = { ...reading, miss: () => undefined };
  for (const [at, { text }] of reading.tokens.entries()) {
    // "I will go and buy it" is for buying it.
    const visits = text === 'and' && /^(go|come)$/.test(texts(reading, at - 1, 1));
    if ((text !== 'to' && !visits) || at < 2) continue;
    const not = texts(reading, at - 1, 1) === 'not' ? 1 : 0;
    const order = /^(in order|so as)$/.test(texts(reading, at - not - 2, 2)) ? 2 + not : 0;
    if (not && !order) continue;
    const first = reading.tokens.slice(0, at - order);
    const heads = first.flatMap((token) => readVerb(token.text).map(({ base }) => base));
    const goes = heads.some((head) => head === 'go' || head === 'come');
    if (!order && !goes && !heads.some((head) => MEANS.test(head))) continue;
    const phrase = parseVerb(quiet, at + 1, ['base'], { who: 'i' });
    if (!phrase) continue;
    const asked = heads.includes('need') ? parseQuestion(within(quiet, first)) : null;
    const clause = asked && 'clause' in asked ? asked.clause : parseStatement(within(quiet, first));
    const said = clause?.done ? sayVerb(phrase, { who: 'i', denied: not > 0 }) : null;
    // Who cannot wait to do something does not wait for it.
    if (clause?.tense.negative && heads.includes('wait')) return null;
    if (!said || !clause || ['only', 'weather', 'able', 'know'].some((use) => phrase.entry.use.has(use)))
      continue;
    const visit = goes && !not && /[行来帰戻][^をにが]*$/.test(clause.base.written);
    const aim = visit
      ? join(onStem(said.base, '', 'noun'), say('に'))
      : not
        ? join(plainNegative(said.base), say('よう'), say('に、'))
        : clause.base.written === '必要'
          ? join(said.base, say('に'), say('は、'))
          : join(said.base, say('ため'), say('に、'));
    const pieces = [...clause.pieces, ...piecesOfVerb(phrase)];
    const before = join(said.before, aim, clause.before);
    return { clause: { ...clause, before, bare: false, pieces }, question: asked !== null };
  }
  return null;
}
