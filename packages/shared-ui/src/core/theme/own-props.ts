import isForwardedProp from './forwarded-prop';

/** For `styled(tag, ownProps('tone', 'size'))`: props that only style, and so never reach the element. */
export function ownProps(...names: readonly string[]): { shouldForwardProp: (prop: PropertyKey) => boolean } {
  const own = new Set(names);
  return { shouldForwardProp: (prop) => isForwardedProp(prop) && !own.has(String(prop)) };
}
