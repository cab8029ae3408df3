export interface Place {
  left: number;
  top: number;
  transform: string;
}

const GAP = 6;
/** About half of the width of a character and the padding, so that a tip never leaves the window. */
const HALF_CHARACTER = 4;
const HALF_PADDING = 12;
/** A tip needs this much room under the anchor, else it goes above. */
const ROOM = 44;

/** Where a tip stands: centred under its anchor, above when there is no room below. */
export function placeTip(
  anchor: DOMRect,
  text: string,
  window: { innerWidth: number; innerHeight: number },
): Place {
  const below = anchor.bottom + ROOM < window.innerHeight;
  const half = Math.min(120, text.length * HALF_CHARACTER + HALF_PADDING) + GAP;
  const middle = anchor.left + anchor.width / 2;
  return {
    left: Math.max(half, Math.min(middle, window.innerWidth - half)),
    top: below ? anchor.bottom + GAP : anchor.top - GAP,
    transform: below ? 'translateX(-50%)' : 'translate(-50%, -100%)',
  };
}
