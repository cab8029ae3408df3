/** A script on its way into the page. */
export interface PendingScript {
  /**
   * Resolves once the script has run, well or not; rejects when it could not be fetched or its bytes were not the
   * expected ones.
   */
  done: Promise<void>;
  /** Gives up: what arrives later is not waited for. */
  abandon(): void;
}

/** The fetch failed, or the bytes did not match their hash: the browser does not tell a page which. */
export class ScriptUnreachable extends Error {
  override name = 'ScriptUnreachable';
}

/** Adds a script tag. Each call makes a new one, so a retry is a new request. */
export function addScript(url: string, integrity: string): PendingScript {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = url;
  const abandon = () => {
    script.onload = script.onerror = null;
    script.remove();
  };
  const done = new Promise<void>((resolve, reject) => {
    script.onload = () => {
      abandon();
      resolve();
    };
    script.onerror = () => {
      abandon();
      reject(new ScriptUnreachable(url));
    };
  });
  document.head.append(script);
  return { done, abandon };
}

/**
 * Collects what scripts below `folder` throw while they run, or the parser's complaint about them, and keeps it from
 * being reported as uncaught: the loader answers for it.
 */
export function collectScriptErrors(folder: string): { first(): unknown; stop(): void } {
  const { href } = new URL(folder, document.baseURI);
  let first: unknown;
  const listener = (event: ErrorEvent) => {
    if (!event.filename.startsWith(href)) return;
    event.preventDefault();
    first ??= event.error ?? new Error(event.message);
  };
  window.addEventListener('error', listener);
  return { first: () => first, stop: () => window.removeEventListener('error', listener) };
}

/**
 * Takes the hints for files below `folder` out of the document: the browser would answer a retry from a failed
 * preload.
 */
export function dropPreloads(folder: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="preload"], link[rel="prefetch"]',
  )) {
    if (link.href.startsWith(new URL(folder, document.baseURI).href)) link.remove();
  }
}
