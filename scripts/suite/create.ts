import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { routes } from '@kotoba/contracts';
import { root, SHELL } from '../root';
import { renewKit } from './kit';

const NAME = /^mfe-[a-z][a-z0-9-]*$/;
/** Addresses that the edge answers itself. */
const OF_EDGE = /^(api|healthz|override|readyz|releases|shell)$/;
const shortOf = (name: string): string => name.slice('mfe-'.length);

/** Makes the folder of a new remote with one screen and its test. Says what to do next. */
export function createRemote(name: string, repository: string): string {
  fill('remote', name, join(repository, name));
  return [
    `${name} is made, with one screen at /${shortOf(name)}. Now:`,
    `  npm install                         links it into the workspaces`,
    `  npm run standalone -w ${name}       shows it alone, with hot reload`,
    `  npm run suite -- publish ${name}    and "promote": live for the next tab`,
  ].join('\n');
}

/** The same in a repository of its own, with the packages that a remote is built from. */
export async function createRepository(name: string, given: string): Promise<string> {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  if (existsSync(folder) && readdirSync(folder).some((entry) => entry !== '.git'))
    throw new Error(`${folder} is not empty.`);
  fill('repository', name, folder);
  createRemote(name, folder);
  await renewKit(folder);
  return [
    `${name} is made in ${folder}, with one screen at /${shortOf(name)}. There:`,
    `  npm install        from the kit and the npm registry`,
    `  npm start          shows it alone, with hot reload`,
    `  npm run publish    and "promote": live for the next tab of the suite that DATA_DIR or FILES_… names`,
  ].join('\n');
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Partial<
    Record<'dependencies' | 'engines', Record<string, string>>
  >;

/** Writes a template into `folder`. */
function fill(template: 'remote' | 'repository', name: string, folder: string): void {
  if (!NAME.test(name)) throw new Error('How shall it be called? mfe- and lower-case letters.');
  if (template === 'remote' && existsSync(folder)) throw new Error(`${name} exists already.`);
  const short = shortOf(name);
  if (OF_EDGE.test(short) || Object.values(routes).some(({ path }) => path === `/${short}`))
    throw new Error(`/${short} is an address of the suite already: give it another name.`);
  const versions = { ...manifestIn(SHELL).dependencies, ...manifestIn('.').engines };
  const from = join(root, 'packages/federation/template', template);
  for (const entry of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.txt')) continue;
    const text = readFileSync(join(from, entry), 'utf8')
      .replaceAll('__name__', short)
      .replaceAll('__title__', short.charAt(0).toUpperCase() + short.slice(1).replaceAll('-', ' '))
      // As the shell has them: React is one, and of ours no other is in the kit.
      .replace(/__version of (.+?)__/g, (_all, of: string) => versions[of] ?? '');
    const target = join(folder, entry.replace(/\.txt$/, ''));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
