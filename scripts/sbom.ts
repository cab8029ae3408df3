// What ships, with versions and licences, as CycloneDX:  npm run sbom -- <file>
// Fails on a licence that nobody has looked at yet.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { appNames, root } from './root';

/** All that ask for no more than to be named; who asks to be named elsewhere, too, stands in NOTICE. */
const KNOWN = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-3-Clause',
  'BSD-4-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
];

/**
 * libvips is a shared library in a package of its own, which anybody may put another build in place of, and named in
 * NOTICE with its source: all that its licence asks of who only uses it.
 */
const APART = { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later' };

interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression).join(' and ') ||
  'none';

const isKnown = (component: Component): boolean =>
  (APART.name.test(component.name) && licenceOf(component) === APART.licence) ||
  licenceOf(component)
    .replaceAll(/[()]/g, '')
    .split(/ OR /)
    .some((one) => one.split(/ and | AND /).every((part) => KNOWN.includes(part)));

export function main([file]: readonly string[]): void {
  if (!file) throw new Error('Where to? npm run sbom -- <file>');
  const shipped = ['services/edge', ...appNames()].flatMap((workspace) => ['--workspace', workspace]);
  const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', ...shipped], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  writeFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), file), text);
  const { components } = JSON.parse(text) as { components: Component[] };
  const counts = new Map<string, number>();
  for (const licence of components.map(licenceOf)) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  for (const [licence, count] of [...counts].sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(4)}  ${licence}`);
  const unknown = components.filter((component) => !isKnown(component));
  if (unknown.length === 0) return;
  const lines = unknown.map((each) => `${each.name} ${each.version}: ${licenceOf(each)}`);
  throw new Error(`Licences that nobody has looked at yet:\n${lines.join('\n')}`);
}
