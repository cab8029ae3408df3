import type { Sentence } from './clause';
import { choose, piecesOf, type Reading, sayNoun } from './noun';
import { parseNoun } from './noun-phrase';
import { join, say } from './say';
import { texts } from './time-words';

/** "What a beautiful sunset!": なんてきれいな夕日でしょう; what it is like must be said. */
export function parseExclaimed(reading: Reading): Sentence | null {
  const noun = /^what an?$/.test(texts(reading, 0, 2)) ? parseNoun(reading, 1, false) : null;
  const choice = noun?.next === reading.tokens.length ? choose(noun.value, 'anything') : null;
  if (!noun || !choice || !noun.value.before(choice.kinds)?.written) return null;
  return {
    said: join(say('なんて'), sayNoun(noun.value, 'anything'), say('でしょう')),
    ...{ pieces: piecesOf(noun.value), question: false },
  };
}
