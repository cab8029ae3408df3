interface Size {
  width: number;
  height: number;
}

export interface SheetPlace {
  left: number;
  top: number;
  maxHeight: number;
}

/** Px between anchor and sheet, and between sheet and the edge of the window. */
const GAP = 6;
const EDGE = 8;
const HIGHEST = 480;

type Anchor = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Where a sheet hangs: under its anchor, or above when it does not fit under it and there is more room; never outside the window. */
export function placeSheet(anchor: Anchor, sheet: Size, window: Size, align: 'start' | 'end'): SheetPlace {
  const below = window.height - anchor.bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const wanted = Math.min(sheet.height, HIGHEST);
  const up = wanted > below && above > below;
  const maxHeight = Math.max(0, Math.min(HIGHEST, up ? above : below));
  const left = align === 'start' ? anchor.left : anchor.right - sheet.width;
  return {
    left: Math.max(EDGE, Math.min(left, window.width - sheet.width - EDGE)),
    top: up ? anchor.top - GAP - Math.min(wanted, maxHeight) : anchor.bottom + GAP,
    maxHeight,
  };
}
