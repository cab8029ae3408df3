/** What `styled` itself reads; none of it is an attribute. */
const engine = ['as', 'theme', 'sx'];

/** For `styled(tag, ownProps('tone', 'size'))`: props that only style, and so never reach the element. */
export function ownProps(...names: readonly string[]): { shouldForwardProp: (prop: PropertyKey) => boolean } {
  const own = new Set([...engine, ...names]);
  return { shouldForwardProp: (prop) => !own.has(String(prop)) };
}
