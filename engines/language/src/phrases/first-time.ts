import { type Clause, clause, type Parts, SELF } from './clause';
import { nounFor, piecesOf } from './noun';
import { parseNoun } from './noun-phrase';
import { type Base, join, plain, say, type Tense } from './say';
import { piecesOfVerb, sayVerb } from './say-verb';
import { texts } from './time-words';
import { parseVerb } from './verb-phrase';

const FIRST: Base = { ...say('初めて', 'はじめて'), like: 'noun' };

/** "This is my first time in Japan", "It's my first time eating natto": 日本は初めてです */
export function parseFirstTime({ reading, subject }: Parts, at: number, tense: Tense): Clause | null {
  const isThis = subject?.who === 'it' || subject?.choices[0]?.written === 'これ';
  if (!isThis || texts(reading, at, 3) !== 'my first time' || tense.negative) return null;
  const word = reading.tokens[at + 3]?.text ?? '';
  if (/^(in|at)$/.test(word)) {
    const place = parseNoun(reading, at + 4);
    const said = place?.next === reading.tokens.length ? nounFor(place.value, 'a place', 'i') : null;
    return said && place
      ? clause(null, { before: join(said, say('は')), base: FIRST, tense, pieces: piecesOf(place.value) })
      : null;
  }
  const from = word === 'to' ? at + 4 : at + 3;
  const phrase = parseVerb(reading, from, [word === 'to' ? 'base' : 'ing'], { who: SELF });
  const done = phrase && sayVerb(phrase, { who: SELF });
  return done && /^v/.test(done.base.like)
    ? clause(null, {
        before: join(done.before, plain(done.base, { past: false, negative: false }), say('の'), say('は')),
        ...{ base: FIRST, tense, pieces: piecesOfVerb(phrase) },
      })
    : null;
}
