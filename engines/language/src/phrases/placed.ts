import { parseLocation } from './adjuncts';
import type { Clause } from './clause';
import { type Reading, within } from './noun';
import { join, say } from './say';

/** "In Japan, we take off our shoes": 日本では, and of what there is 部屋には. */
export function parsePlaced(
  reading: Reading,
  parseStatement: (reading: Reading) => Clause | null,
): Clause | null {
  if (!/^(in|at|on)$/.test(reading.tokens[0]?.text ?? '')) return null;
  const place = parseLocation({ ...reading, miss: () => undefined }, 0);
  if (!place) return null;
  const next = place.next + (reading.tokens[place.next]?.text === ',' ? 1 : 0);
  const rest = parseStatement(within(reading, reading.tokens.slice(next), next));
  if (!rest) return null;
  const particle = /^(ある|いる)$/.test(rest.base.written) ? say('に') : say('で');
  return {
    ...{ ...rest, bare: false, before: join(place.value.said, particle, say('は'), rest.before) },
    pieces: [...place.value.pieces, ...rest.pieces],
  };
}
