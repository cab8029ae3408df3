import type { RemoteModule } from '@kotoba/contracts';

interface ServedRemotes {
  /** Names of the remotes whose code the page has asked for, in order. */
  readonly requested: readonly string[];
  stop(): void;
}

/**
 * Answers the entries of remotes as a server would: when the page adds the script of one, its container is put in
 * place and the script is "loaded"; a remote that is not there fails to load.
 */
export function serveRemotes(remotes: Readonly<Record<string, RemoteModule>>): ServedRemotes {
  const requested: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const name = /\/releases\/([^/]+)\//.exec(node.src)?.[1];
      if (name === undefined) continue;
      requested.push(name);
      answer(node, name, remotes[name]);
    }
  });
  observer.observe(document.head, { childList: true });
  return { requested, stop: () => observer.disconnect() };
}

function answer(script: HTMLScriptElement, name: string, module: RemoteModule | undefined): void {
  if (!module) {
    script.dispatchEvent(new Event('error'));
    return;
  }
  Reflect.set(window, `kotoba_${name.replaceAll('-', '_')}`, {
    init: () => undefined,
    get: () => Promise.resolve(() => ({ default: module })),
  });
  script.dispatchEvent(new Event('load'));
}
