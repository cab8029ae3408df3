/**
 * One step of a start, for a line on the screen: what is being done, and how far it is (0 to 1; null when that is not known).
 * Steps may overlap: speech is prepared while the rest already serves.
 */
export type OnProgress = (what: string, fraction: number | null) => void;
