/** What `styled` itself reads; none of it is an attribute. */
const engine: ReadonlySet<string> = new Set(['as', 'theme', 'sx', 'ownerState']);

/**
 * Which props of a styled element reach the document: all but the engine's. It stands in for emotion's list of every
 * attribute there is (1.7 kB), which we do not need because `ownProps` names what only styles; the build puts it there
 * (`lean-libraries.ts`).
 */
export default function isForwardedProp(prop: PropertyKey): boolean {
  return !engine.has(String(prop));
}
