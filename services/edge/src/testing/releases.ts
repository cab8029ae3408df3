import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION, type Contributions } from '@kotoba/contracts';
import { openFiles } from '@kotoba/files';
import { hashFiles, releaseIdOf } from '@kotoba/federation/files';
import { keysOf, type ReleaseStore } from '../releases/layout';

/** The store of a suite in a folder. */
export async function storeIn(dataDir: string): Promise<ReleaseStore> {
  return { files: await openFiles({ folder: dataDir }), keys: keysOf(dataDir) };
}

/** A pair of keys, each as PEM. */
export const makeKey = () =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

/** What the CI of a team has: the store, its own key, and the platform's public one. */
export const asTeam = (
  { files, keys }: ReleaseStore,
  { privateKey }: { readonly privateKey: string },
): ReleaseStore => ({ files, keys: { privateKey, publicKey: keys.publicKey } });

const folders: string[] = [];

/** A data folder of its own for one test, removed after the last test of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kotoba-edge-'));
  folders.push(folder);
  // What lies beside it, such as the keys, goes with it.
  mkdirSync(path.join(folder, 'data'));
  return path.join(folder, 'data');
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function writeFiles(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return hashFiles(folder, Object.keys(files));
}

function contributionsOf(...paths: string[]): Contributions {
  const routes = paths.map((route) => ({
    path: route,
    guard: 'public' as const,
    verified: false,
    title: { en: 'A screen' },
  }));
  return { routes, sidebar: [], dashboardCards: [], search: [] };
}

/** The name of a file by what is in it: `named('entry.js', …)` is `entry.0123456789abcdef.js`. */
export function named(file: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return file.replace(/(\.[a-z]+)$/, `.${hash}$1`);
}

/** The file of a page, the same in every built remote. */
export const CHUNK = named('chunks/1.js', 'chunk');

/** A built remote with one route and a script of `script`; the same script gives the same release. */
export function builtRemote(
  name: string,
  script: string,
  route = `/${name.slice('mfe-'.length)}`,
  entry = named('entry.js', script),
): string {
  const folder = temporaryFolder();
  const filler = '/* so long that it is worth compressing */'.repeat(20);
  const files = writeFiles(folder, { [entry]: script + filler, [CHUNK]: 'chunk' });
  const contributions = contributionsOf(route);
  const chunk = { file: CHUNK, integrity: files[CHUNK] ?? '' };
  Object.assign(contributions.routes[0] ?? {}, { code: { files: [chunk], shared: ['@kotoba/japanese'] } });
  const description = {
    contract: CONTRACT_VERSION,
    name,
    version: '1.0.0',
    id: releaseIdOf(files, JSON.stringify(contributions)),
    createdAt: '2026-01-01T00:00:00.000Z',
    entry,
    files,
    shared: { react: '^19.3.1' },
    contributions,
  };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(description));
  return folder;
}

/** A built shell with the routes `/dashboard` and `/words/:id`, a public file, and a script of `script`. */
export function builtShell(script = 'shell'): string {
  const folder = temporaryFolder();
  const [early, main, style, kana] = [
    named('early.js', 'theme'),
    named('main.js', script),
    named('chunks/start.css', 'body{}'),
    named('chunks/start.js', 'kana'),
  ];
  const files = writeFiles(folder, {
    [early]: 'theme',
    [main]: script,
    [style]: 'body{}',
    [kana]: 'kana',
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const hinted = (file: string) => ({ file, integrity: files[file] });
  const contributions = contributionsOf('/dashboard', '/words/:id');
  const description = {
    version: '1.0.0',
    id: releaseIdOf(files, JSON.stringify(contributions)),
    createdAt: '2026-01-01T00:00:00.000Z',
    early: [hinted(early)],
    scripts: [hinted(main)],
    styles: [hinted(style)],
    shared: { '@kotoba/japanese': [hinted(kana)] },
    files,
    contributions,
    provides: { react: '19.3.1' },
  };
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(description));
  return folder;
}
