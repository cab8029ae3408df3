import { type Clause, clause, isUs, type Parts } from './clause';
import { DEGREE } from './noun-words';
import { type Base, join, say } from './say';

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

/** "My back hurts" */
export function parsePain({ subject, adverbs, negative }: Parts, past: boolean): Clause | null {
  const part = subject?.choices.find(({ kinds }) => kinds.has('body'));
  if (!subject || !part || (subject.owner && subject.owner.who !== 'i')) return null;
  const hurt: Base = { ...say('痛い', 'いたい'), like: 'adj-i' };
  const pieces = [part.piece, { written: '痛い', en: 'to hurt', level: 'N5' as const }];
  return clause(null, {
    before: join(...adverbs, part, say('が')),
    base: hurt,
    tense: { negative, past },
    pieces,
  });
}
