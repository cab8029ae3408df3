import { containerGlobal } from '@kotoba/federation/container-global';

/** Where the entry is that brings a remote from the computer of the browser. */
export const ENTRY_FOLDER = '/override/';
export const ENTRY_FILE = 'entry.js';

/** A remote that is being worked on; as a number no name can lead it elsewhere. */
export const originOf = (port: number): string => `http://127.0.0.1:${port}`;

/**
 * The entry of a remote on the computer of the browser: of this origin and with a hash, so that the shell takes it like
 * any other, and what it brings changes with every file that is saved. Each try fetches anew.
 */
export const entryOf = (app: string, port: number): string => `(() => {
  const name = ${JSON.stringify(containerGlobal(app))};
  const src = ${JSON.stringify(`${originOf(port)}/${ENTRY_FILE}`)};
  let container;
  window[name] = {
    async init(scope) {
      await new Promise((resolve, reject) => {
        const script = document.createElement('script');
        const failed = Object.assign(new Error(src + ' cannot be reached'), { name: 'ChunkLoadError' });
        Object.assign(script, { src, crossOrigin: 'anonymous', onload: resolve, onerror: () => reject(failed) });
        document.head.append(script);
      });
      container = window[name];
      delete window[name];
      return container.init(scope);
    },
    get: (path) => container.get(path),
  };
})();
`;
