/**
 * Tells whoever looks into the console that something was left out. A warning and not an error: the suite goes on, and the learner sees
 * the notice or the panel.
 */
export function report(message: string): void {
  // eslint-disable-next-line no-console -- the one place of the shell that speaks to the console
  console.warn(`[kotoba] ${message}`);
}
