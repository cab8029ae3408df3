/** Two figures beside each other on phones, all six on the widest screens. */
export const FIGURE_COLUMNS = { xs: 2, md: 3, xl: 6 } as const;

/** A figure's card and the year's card take the same room before and after their figures are known, so that nothing moves. */
export const FIGURE_ROWS = {
  gridAutoRows: { xs: 'minmax(160px, auto)', md: 'minmax(136px, auto)' },
} as const;
export const YEAR_ROOM = { minHeight: 272 } as const;
