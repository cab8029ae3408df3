import type { SessionItem } from '@kotoba/api-client';

type Order = NonNullable<SessionItem['order']>;

/** Which pieces were placed, in this order, from the text that they are kept as; none where it says no such thing. */
export function placedOf(kept: string, { pieces }: Order): number[] {
  const placed = kept === '' ? [] : kept.split(' ').map(Number);
  const isKnown = placed.every((place) => Number.isInteger(place) && place >= 0 && place < pieces.length);
  return isKnown && new Set(placed).size === placed.length ? placed : [];
}

/** The sentence as far as it is put together: marks where they stay, an empty text where a piece is still to come. */
export function sentenceOf({ frame, pieces }: Order, placed: readonly number[]): string[] {
  let next = 0;
  return frame.map((mark) => mark ?? pieces[placed[next++] ?? -1] ?? '');
}
