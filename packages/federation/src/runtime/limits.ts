/** All times in milliseconds. */

/** From the wish to show a screen to the screen or the panel, retries and the previous release included. */
export const LOAD_BUDGET_MS = 8000;

/** How long one release may keep the learner waiting when another one could still be tried within the budget. */
export const FIRST_RELEASE_BUDGET_MS = 5500;

/** A try that has not answered by then gets a sibling on a fresh address; the slow one may still win. */
export const ATTEMPT_PATIENCE_MS = 3500;

/** Tries per release: the first and two retries. */
export const ATTEMPTS = 3;

/** The pause before retry 1 and 2 lies between the value and its double, so that a thousand tabs do not knock together. */
export const RETRY_PAUSE_MS = [150, 400] as const;
