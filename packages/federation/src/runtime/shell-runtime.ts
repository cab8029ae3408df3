/** By package and version. */
export type ShareScope = Record<string, Record<string, unknown>>;

declare global {
  /** Appended to the addresses of chunks that are not loaded yet. Without it, and as 0, it adds nothing. */
  var kotobaAttempt: number | undefined;
  /** What webpack puts in the place of these names. */
  var __webpack_share_scopes__: { readonly default?: ShareScope } | undefined;
  var __webpack_init_sharing__: ((scope: 'default') => unknown) | undefined;
}

/** The share scope that the shell offers to remotes. Empty outside a federated page. */
export function shareScope(): ShareScope {
  if (typeof __webpack_init_sharing__ === 'function') __webpack_init_sharing__('default');
  return (typeof __webpack_share_scopes__ === 'object' && __webpack_share_scopes__.default) || {};
}

/** The shared packages of this page with their versions. Singletons: the first version is the only one. */
export function providedVersions(scope: ShareScope = shareScope()): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scope).flatMap(([name, versions]) => {
      const [version] = Object.keys(versions);
      return version === undefined ? [] : [[name, version]];
    }),
  );
}

/** What is fetched from now on has an address of its own: the browser may answer from a failed preload. */
export function startAttempt(): void {
  globalThis.kotobaAttempt = (globalThis.kotobaAttempt ?? 0) + 1;
}

/**
 * Takes the tags of a remote's chunks that are still pending out of the document: webpack would wait for them instead
 * of asking again. What arrives after all still counts.
 */
export function detachPendingChunks(remote: string): void {
  for (const script of document.querySelectorAll(`script[data-webpack^="${CSS.escape(remote)}-"]`))
    script.remove();
}

/**
 * Ends the wait for chunks of the shell that hang, so that they can be asked for again. webpack takes the tag of a
 * chunk out of the document when it is done with it, so the tags found are those still pending.
 */
export function abandonPendingShares(): void {
  for (const script of document.querySelectorAll('script[data-webpack^="shell-"]')) {
    script.dispatchEvent(new Event('error'));
  }
}
