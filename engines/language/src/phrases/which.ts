import { adjectiveFor, compared } from './adjectives';
import type { Sentence } from './clause';
import { piecesOf, type Reading, sayNoun } from './noun';
import { parseNoun } from './noun-phrase';
import { type Base, join, polite, say } from './say';

/** Where the two begin when no comma tells: "which is cheaper the bus or the train". */
function askedOf(texts: readonly string[]): number {
  if (/^(is|are)$/.test(texts[1] ?? '')) return texts[2] === 'more' ? 4 : 3;
  return texts.slice(1, 4).join(' ') === 'do you like' && /^(better|more)$/.test(texts[4] ?? '') ? 5 : -1;
}

/** "Which is cheaper, the bus or the train?", "Which do you like better, tea or coffee?" */
export function parseWhich(reading: Reading): Sentence | null {
  const texts = reading.tokens.map(({ text }) => text);
  const comma = texts.indexOf(',');
  const end = comma < 0 ? askedOf(texts) : comma;
  if (texts[0] !== 'which' || end < 0) return null;
  const first = parseNoun(reading, comma < 0 ? end : end + 1, false);
  if (!first || texts[first.next] !== 'or') return null;
  const second = parseNoun(reading, first.next + 1, false);
  if (!second || second.next !== texts.length) return null;
  const said = join(
    sayNoun(first.value, 'anything'),
    say('と'),
    sayNoun(second.value, 'anything'),
    say('と'),
    say('どちら'),
    say('が'),
  );
  const pieces = [...piecesOf(first.value), ...piecesOf(second.value)];
  const middle = texts.slice(1, end).join(' ');
  const finish = (base: Base) => ({
    said: join(said, polite(base, { past: false, negative: false })),
    pieces,
    question: true,
  });
  if (/^do you (like|prefer)( better| more)?$/.test(middle))
    return finish({ ...say('好き', 'すき'), like: 'adj-na' });
  const [, word = ''] = /^(?:is|are) (?:more )?(\S+)$/.exec(middle) ?? [];
  const keys = middle.includes(' more ') ? [word] : compared(word, 'er');
  const adjective = keys
    .map((key) => adjectiveFor(reading, key, first.value))
    .find((found) => found !== null);
  return adjective ? finish(adjective) : null;
}
