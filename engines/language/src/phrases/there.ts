import { parseAdjuncts, parseLocation } from './adjuncts';
import { existing, type Sentence } from './clause';
import { piecesOf, type Reading, sayNoun } from './noun';
import { parseNoun } from './noun-phrase';
import { join, say } from './say';
import type { Adjunct } from './time-words';

/** "There is …", "Are there …?" */
export function parseThere(reading: Reading): Sentence | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const question = text(1) === 'there' && /^(is|are|was|were)$/.test(text(0));
  if (!question && !(text(0) === 'there' && /^(is|are|was|were)$/.test(text(1)))) return null;
  const past = /^(was|were)$/.test(text(question ? 0 : 1));
  const not = text(2) === 'not';
  const noun = parseNoun(reading, not ? 3 : 2);
  if (!noun) return null;
  const rest = parseThereRest(reading, noun.next);
  const { value } = noun;
  const kinds = value.choices[0]?.kinds;
  if (!rest || value.who !== null || !kinds || kinds.has('name') || kinds.size === 0) return null;
  const amount = join(sayNoun(value, 'anything'), say('が'), value.count);
  return {
    question,
    clause: {
      ...{ subject: value, topic: null, particle: 'は', bare: false },
      before: join(...rest.map(({ said, place }) => (place ? join(said, say('に')) : said)), amount),
      base: existing(value),
      tense: { past, negative: not || value.none },
      pieces: [...rest.flatMap(({ pieces }) => pieces), ...piecesOf(value)],
    },
  };
}

function parseThereRest(reading: Reading, at: number): readonly Adjunct[] | null {
  const place = parseLocation(reading, at);
  if (!place) {
    const rest = parseAdjuncts(reading, at, null);
    return rest?.every(({ role, place: where }) => role === 'time' || where) ? rest : null;
  }
  const times = parseAdjuncts(reading, place.next, null);
  if (!times?.every(({ role }) => role === 'time')) return null;
  return [...times, { role: 'place', place: true, ...place.value }];
}
