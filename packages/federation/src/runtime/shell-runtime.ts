/** One version of a shared package in the page. */
interface SharedVersion {
  loaded?: boolean;
  loading?: Promise<unknown> | null;
}

export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** What `build/page/publish-runtime.mjs` publishes in the shell. */
interface PublishedRuntime {
  shareScope(): ShareScope;
  /** Appended to the addresses of the shell's chunks that are not loaded yet. 0 adds nothing. */
  attempt: number;
}

declare global {
  var kotobaFederation: PublishedRuntime | undefined;
}

/** The share scope that the shell offers to remotes. Empty outside a federated page. */
export function shareScope(): ShareScope {
  return globalThis.kotobaFederation?.shareScope() ?? {};
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

/**
 * Lets the next load of a shared group of the shell start anew after a failure: the runtime keeps a failed promise for
 * ever, and the browser may answer from a failed preload unless the address differs.
 */
export function forgetFailedShares(scope: ShareScope = shareScope()): void {
  for (const versions of Object.values(scope)) {
    for (const shared of Object.values(versions)) {
      if (!shared.loaded) shared.loading = null;
    }
  }
  if (globalThis.kotobaFederation) globalThis.kotobaFederation.attempt += 1;
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
