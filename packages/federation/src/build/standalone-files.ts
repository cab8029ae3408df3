import type { Compilation } from 'webpack';

/** What the page of a standalone host has to name, relative to its output folder. */
export interface StandaloneFiles {
  early: string[];
  scripts: string[];
  styles: string[];
}

export function standaloneFiles(compilation: Compilation): StandaloneFiles {
  const entry = compilation.entrypoints.get('main');
  if (!entry) throw new Error('A standalone host was built without an entry');
  const files = entry.getFiles().filter((file) => !file.endsWith('.hot-update.js'));
  return {
    early: [...compilation.assetsInfo.keys()].filter((file) => /^early\..*\.js$/.test(file)),
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
