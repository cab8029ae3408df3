import { parseAdjuncts } from './adjuncts';
import { type Clause, clause, isUs, type Parts } from './clause';
import { gradedAt } from './noun-groups';
import { nounAt } from './noun-lookup';
import { ARTICLE, DEGREE } from './noun-words';
import { type Base, join, say, type Tense } from './say';

/** "I feel lonely": what one feels oneself. */
export function parseFelt(
  { reading, subject, adverbs, negative }: Parts,
  at: number,
  past: boolean,
): Clause | null {
  const degree = DEGREE[reading.tokens[at]?.text ?? ''];
  const place = at + (degree ? 1 : 0);
  const feeling = reading.lexicon
    .adjectives(reading.tokens[place]?.text ?? '')
    .find(({ fits }) => fits(new Set(['feeling'])) && !fits(new Set()));
  if (!feeling || place + 1 !== reading.tokens.length || (!isUs(subject) && subject?.who !== 'you'))
    return null;
  const before = join(...adverbs, negative && degree ? say('あまり') : degree);
  return clause(subject, { before, base: feeling, tense: { past, negative }, pieces: [feeling.piece] });
}

/** What one's back does. */
export const PAINS = ['hurt', 'ache', 'itch'] as const;

const PAIN: Readonly<Record<(typeof PAINS)[number], Base>> = {
  hurt: { ...say('痛い', 'いたい'), like: 'adj-i' },
  ache: { ...say('痛い', 'いたい'), like: 'adj-i' },
  itch: { ...say('かゆい'), like: 'adj-i' },
};

/** "My back hurts", "My eyes itch", "My head hurts a lot today" */
export function parsePain(
  { reading, subject, adverbs, negative }: Parts,
  at: number,
  past: boolean,
  pain: keyof typeof PAIN,
): Clause | null {
  const part = subject?.choices.find(({ kinds }) => kinds.has('body'));
  if (!subject || !part || (subject.owner && subject.owner.who !== 'i')) return null;
  const rest = parseAdjuncts(reading, at, 'i');
  if (!rest || rest.some(({ role }) => !/^(time|amount|cause)$/.test(role))) return null;
  const much = rest.find(({ role }) => role === 'amount')?.said;
  const degree = much?.written === 'たくさん' ? say('とても') : much;
  const times = rest.filter(({ role }) => role !== 'amount').map(({ said }) => said);
  return clause(null, {
    before: join(...times, ...adverbs, part, say('が'), degree),
    base: PAIN[pain],
    tense: { negative, past },
    pieces: [part.piece, { written: PAIN[pain].written, en: `to ${pain}`, level: 'N5' }],
  });
}

/** How a part of somebody is. */
const FEATURE = /^(長い|短い|大きい|小さい|青い|黒い|白い|赤い|茶色い|きれい|美しい|かわいい|丸い|強い)$/;

/** "She has long hair": 髪が長いです */
export function parseFeature({ reading, subject, adverbs }: Parts, at: number, tense: Tense): Clause | null {
  const first = ARTICLE.test(reading.tokens[at]?.text ?? '') ? at + 1 : at;
  const { known, degree, length } = gradedAt(reading, first);
  const noun = known.length > 0 ? nounAt(reading, first + length) : null;
  const part = noun?.choices.find(({ kinds }) => kinds.has('body'));
  const adjective = part && known.find(({ written, fits }) => FEATURE.test(written) && fits(part.kinds));
  if (!subject || !part || !adjective || noun?.next !== reading.tokens.length) return null;
  return clause(subject, {
    before: join(...adverbs, part, say('が'), degree),
    ...{ base: adjective, tense, pieces: [part.piece, adjective.piece] },
  });
}
