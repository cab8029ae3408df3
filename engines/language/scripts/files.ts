/** What the build scripts of the data files share: unpacking a package, writing a packed file and its manifest. */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export const dataFolder = resolve(__dirname, '../data');

interface DebianPackage {
  readonly name: string;
  readonly version: string;
}

/** The folder of an unpacked Debian package: the given file, or fetched by `apt-get download` into `work`. */
export function unpackDebian({ name, version }: DebianPackage, work: string, given?: string): string {
  if (!given) execFileSync('apt-get', ['download', `${name}=${version}`], { cwd: work, stdio: 'inherit' });
  const fetched = readdirSync(work).find((file) => file.startsWith(`${name}_`)) ?? `${name}.deb`;
  const folder = join(work, name);
  execFileSync('dpkg-deb', ['-x', given ? resolve(given) : join(work, fetched), folder]);
  return folder;
}

/** The folder of an unpacked npm package (`name@version`): the given file, or fetched by `npm pack` into `work`. */
export function unpackNpm(name: string, work: string, given?: string): string {
  const pack = () =>
    execFileSync('npm', ['pack', name, '--ignore-scripts', '--silent'], {
      cwd: work,
      encoding: 'utf8',
    }).trim();
  execFileSync('tar', ['xzf', given ? resolve(given) : join(work, pack()), '-C', work]);
  return join(work, 'package');
}

/** Writes a data file as small as Brotli makes it; its size in bytes. */
export function writePacked(name: string, text: string): number {
  const file = brotliCompressSync(Buffer.from(text), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
  writeFileSync(join(dataFolder, name), file);
  return file.length;
}

/** Writes a manifest as the formatter of the repository leaves it: a list that fits stands on its line. */
export function writeManifest(name: string, manifest: object): void {
  const lines = Object.entries(manifest).map(
    ([key, value]: [string, unknown]) =>
      `  "${key}": ${Array.isArray(value) ? `[${value.map((item) => JSON.stringify(item)).join(', ')}]` : JSON.stringify(value)}`,
  );
  writeFileSync(join(dataFolder, name), `{\n${lines.join(',\n')}\n}\n`);
}
