import type { CardMode, Direction } from '@kotoba/contracts';

/** The two ways to ask in each direction: by the reading, and by the spelling. */
const modes: Readonly<Record<Direction, readonly [CardMode, CardMode]>> = {
  recall: [1, 3],
  recognition: [2, 4],
};

const opposite = (direction: Direction): Direction => (direction === 'recall' ? 'recognition' : 'recall');

/**
 * How each card of a Mixed session asks. A word that is due in one direction alone is asked in that one; the others are dealt so that the
 * directions come out as even as can be. The cards of a direction ask for reading and spelling in turn.
 *
 * @param words the directions in which each word is due now
 * @param turn any whole number; the next one starts the other way, so that a list does not ask the same each time
 */
export function dealModes(words: readonly (readonly Direction[])[], turn: number): CardMode[] {
  const first: Direction = turn % 2 === 0 ? 'recall' : 'recognition';
  const wanted = words.map((due) => (due.length === 1 ? due[0] : undefined));
  const count = (direction: Direction) => wanted.filter((one) => one === direction).length;
  /** How many more cards ask in the first direction than in the other. */
  let lead = count(first) - count(opposite(first));
  const deal = (): Direction => {
    const direction = lead > 0 ? opposite(first) : first;
    lead += direction === first ? 1 : -1;
    return direction;
  };
  const asked = { recall: turn >> 1, recognition: turn >> 1 };
  return wanted.map((one) => {
    const direction = one ?? deal();
    return modes[direction][asked[direction]++ % 2 === 0 ? 0 : 1];
  });
}
