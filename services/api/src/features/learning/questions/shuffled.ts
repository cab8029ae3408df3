/** Of one word of one session always the same, and of the next one another. */
export const seedOf = (sessionId: number, wordId: number): number => sessionId * 7919 + wordId;

/** A list in an order that looks like chance and is the same for the same seed (mulberry32, Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const list = [...items];
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [moved] = list.splice(other, 1, list[last] as Item);
    list[last] = moved as Item;
  }
  return list;
}
