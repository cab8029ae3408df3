import type { RemoteModule } from '@kotoba/contracts';
import { containerGlobal } from '../container-global';

/** What a script does when its address is asked for. */
export type FakeFile = (script: HTMLScriptElement) => void;

/** Never answers. */
export const hangs: FakeFile = () => undefined;

/** 404, refused, wrong hash: a browser tells no difference. */
export const fails: FakeFile = (script) => queueMicrotask(() => script.onerror?.(new Event('error')));

/** Runs, and leaves `container` under the remote's global. */
export function leaves(container: unknown): FakeFile {
  return (script) =>
    queueMicrotask(() => {
      Reflect.set(window, containerGlobal('mfe-learn'), container);
      script.onload?.(new Event('load'));
    });
}

/** Throws while it runs, as a browser reports that. */
export function throws(error: Error): FakeFile {
  return (script) =>
    queueMicrotask(() => {
      const event = new ErrorEvent('error', {
        error,
        message: error.message,
        filename: script.src,
        cancelable: true,
      });
      if (window.dispatchEvent(event)) throw new Error('reported as uncaught');
      script.onload?.(new Event('load'));
    });
}

/** Runs `text` as a browser would. */
export const runs =
  (text: string): FakeFile =>
  (script) => {
    try {
      Function(text)();
      queueMicrotask(() => script.onload?.(new Event('load')));
    } catch (error) {
      throws(error as Error)(script);
    }
  };

/** A container that exposes `module`. */
export function exposes(module: RemoteModule): FakeFile {
  return leaves({ init: () => undefined, get: async () => () => ({ default: module }) });
}

/**
 * Answers script tags instead of a network. `files` maps a part of an address to what happens; the list that is
 * returned collects the addresses that were asked for, without the origin. jsdom itself loads nothing.
 */
export function serveScripts(files: (address: string) => FakeFile): string[] {
  const asked: string[] = [];
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const address = node.src.replace(window.location.origin, '');
      asked.push(address);
      files(address)(node);
    }
  });
  return asked;
}
