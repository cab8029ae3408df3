export interface Place {
  left: number;
  top: number;
  transform: string;
}

const GAP = 6;
/** Half of the widest tip, so that it never leaves the window. */
const HALF = 60;
/** A tip needs this much room under the anchor, else it goes above. */
const ROOM = 44;

/** Where a tip stands: centred under its anchor, above when there is no room below. */
export function placeTip(anchor: DOMRect, window: { innerWidth: number; innerHeight: number }): Place {
  const below = anchor.bottom + ROOM < window.innerHeight;
  const middle = anchor.left + anchor.width / 2;
  return {
    left: Math.max(HALF, Math.min(middle, window.innerWidth - HALF)),
    top: below ? anchor.bottom + GAP : anchor.top - GAP,
    transform: below ? 'translateX(-50%)' : 'translate(-50%, -100%)',
  };
}
