/** How long a deletion can be undone. Far longer than its toast: a slow network or a sleeping tab must not turn "Undo" into a loss. */
export const UNDO_MS = 10 * 60 * 1000;
