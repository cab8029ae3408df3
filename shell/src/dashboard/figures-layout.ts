/** Two figures beside each other on phones, all six on the widest screens. */
export const FIGURE_COLUMNS = { xs: 2, md: 3, xl: 6 } as const;

/** Px of a figure's card and of the year's card: the skeletons take the same room, so that nothing moves. */
export const FIGURE_HEIGHT = 136;
export const YEAR_HEIGHT = 228;
