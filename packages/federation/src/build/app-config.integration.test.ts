import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { release, type Release } from '@kotoba/contracts';
import { shellRelease, type ShellRelease } from '@kotoba/contracts/shell-release';
import webpack, { type Configuration, type Stats } from 'webpack';
import { integrityOf, listFiles } from '../files';
import { pageFiles } from '../serve/development';
import { serveStandalone } from '../serve/standalone';
import { fixtureSuite } from '../testing/fixture-suite';
import { appConfig } from './app-config';
import { duplicates, type MeasuredPart, type BuildReport } from './budgets';

jest.setTimeout(120_000);

const root = fixtureSuite();
const words = path.join(root, 'mfe-words/dist/release');
const host = path.join(root, 'shell/dist/release');
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
const scriptsOf = (folder: string) => listFiles(folder).filter((file) => file.endsWith('.js'));

function compile(config: Configuration | Configuration[]): Promise<Stats> {
  const compiler = webpack(config as Configuration);
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      const isGood = stats && !stats.hasErrors();
      compiler.close(() => (isGood ? resolve(stats) : reject(error ?? new Error(stats?.toString()))));
    }),
  );
}

type Report = Omit<BuildReport, 'parts'> & { parts: MeasuredPart[] };

/** What `webpack` does in the folder of an app. */
async function build(app: string): Promise<Report> {
  await compile(await appConfig(path.join(root, app))({}, {}));
  return JSON.parse(read(path.join(root, app), 'dist/report.json')) as Report;
}

let remote: Report;
let shell: Report;
let description: Release;
let shellDescription: ShellRelease;
const newRelease = () => release.parse(JSON.parse(read(words, 'release.json')));

beforeAll(async () => {
  remote = await build('mfe-words');
  shell = await build('shell');
  description = newRelease();
  shellDescription = shellRelease.parse(JSON.parse(read(host, 'shell.json')));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a remote', () => {
  it('is described with its version, its routes, and the packages that it asks for and no others', () => {
    expect(description).toMatchObject({ name: 'mfe-words', version: '2.3.4' });
    expect(description.contributions.routes.map((route) => route.path)).toEqual(['/words']);
    expect(Object.keys(description.shared).sort()).toEqual([
      '@kotoba/contracts',
      '@kotoba/japanese',
      '@kotoba/japanese/answers',
      'react',
      'react/jsx-runtime',
    ]);
    expect(description.shared['react']).toMatch(/^\^\d+\.\d+\.\d+$/);
  });

  /** Source: OPS-67. */
  it('says which exports and paths its built modules use, and no others, in the shapes that the shell gives', () => {
    const { uses } = description;
    const { gives } = shellDescription;
    expect(uses?.paths).toEqual({ learnSession: '/learn/session/:sessionId' });
    const {
      '@kotoba/contracts': contracts = {},
      '@kotoba/japanese': japanese = {},
      '@kotoba/japanese/answers': answers,
    } = uses?.symbols ?? {};
    // A schema gives all its events; of an import that comes later it counts what is taken, or else all.
    const events = Object.keys(gives?.symbols['@kotoba/contracts'] ?? {}).filter((name) =>
      /^serverEvent/.test(name),
    );
    expect(events.length).toBeGreaterThan(1);
    expect(Object.keys(contracts).sort()).toEqual(['maxLength.note', ...events].sort());
    expect(Object.keys(japanese)).toEqual(['alignFurigana']);
    expect(Object.keys(answers ?? {})).toEqual(Object.keys(gives?.symbols['@kotoba/japanese/answers'] ?? {}));
    const shapeIn = (of: typeof uses) =>
      of?.shapes[of.symbols['@kotoba/contracts']?.['maxLength.note'] ?? -1];
    expect([shapeIn(uses), shapeIn(gives)]).toEqual([expect.any(String), shapeIn(uses)]);
    expect(gives?.symbols['@kotoba/shared-ui/core']).toHaveProperty('Button');
    expect([uses?.commit, gives?.commit]).toEqual([undefined, undefined]);
  });

  it('says in which versions the shell gives them, and where each stands', () => {
    const { provides = {}, gives } = shellDescription;
    expect(description.shared['@kotoba/contracts']).toBe(`^${provides['@kotoba/contracts']}`);
    const button = gives?.sources?.['@kotoba/shared-ui/core']?.['Button'];
    expect(button).toMatch(/^shared-ui\/src\/core\/.*\.tsx#[\w-]{8}$/);
    expect(description.uses?.sources?.['@kotoba/japanese']).toEqual({
      alignFurigana: gives?.sources?.['@kotoba/japanese']?.['alignFurigana'],
    });
    const ours = ['CONTRACT_VERSION', 'maxLength', 'routes', 'serverEvent'];
    expect(Object.keys(description.uses?.sources?.['@kotoba/contracts'] ?? {}).sort()).toEqual(ours);
    // That folder has no history.
    expect(gives?.changes).toBeUndefined();
  });

  it('names what its page needs beside the entry, which holds the module that it exposes', () => {
    const [page] = scriptsOf(words).filter((file) => file !== description.entry);
    const file = { file: page, integrity: description.files[page ?? ''] };
    expect(description.contributions.routes[0]?.code).toEqual({ files: [file], shared: [] });
    expect(scriptsOf(words)).toHaveLength(2);
  });

  it('brings nothing of what the shell shares', () => {
    expect(remote.foreignModules.filter((file) => /node_modules\/(react|scheduler)\//.test(file))).toEqual(
      [],
    );
    expect(remote.parts.find(({ kind }) => kind === 'remote entry')?.bytes).toBeLessThan(5000);
  });

  it('names the hash of every file, and its entry the hash of every chunk', () => {
    for (const [file, integrity] of Object.entries(description.files)) {
      expect(integrityOf(readFileSync(path.join(words, file)))).toBe(integrity);
    }
    const entry = read(words, description.entry);
    const chunks = scriptsOf(words).filter((file) => file !== description.entry);
    expect(chunks.length).toBeGreaterThan(0);
    expect(chunks.filter((chunk) => !entry.includes(description.files[chunk] ?? '?'))).toEqual([]);
  });

  it('is named by its content: file names change with it, and the same sources give the same release', async () => {
    await build('mfe-words');
    expect(newRelease().id).toBe(description.id);
    const page = path.join(root, 'mfe-words/src/list.page.tsx');
    const before = readFileSync(page, 'utf8');
    writeFileSync(page, before.replace('useState(0)', 'useState(1)'));
    await build('mfe-words');
    const changed = newRelease();
    writeFileSync(page, before);
    expect(changed.id).not.toBe(description.id);
    expect(changed.entry).not.toBe(description.entry);
    await build('mfe-words');
    expect(newRelease().id).toBe(description.id);
  });

  it('leaves the names of chunks that a change does not touch: browsers have them', async () => {
    const remoteFile = path.join(root, 'mfe-words/src/remote.ts');
    const before = readFileSync(remoteFile, 'utf8');
    writeFileSync(remoteFile, before.replace('routes:', 'onMount: () => null, routes:'));
    await build('mfe-words');
    const changed = newRelease();
    writeFileSync(remoteFile, before);
    await build('mfe-words');
    expect(changed.entry).not.toBe(description.entry);
    expect(changed.contributions.routes[0]?.code).toEqual(description.contributions.routes[0]?.code);
  });

  /** Source: OPS-66. */
  it('keeps its chunks apart from those of another release in the same tab', () => {
    const names = scriptsOf(words).flatMap(
      (file) => read(words, file).match(/webpackChunkmfe_words_[0-9a-z]+/g) ?? [],
    );
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/_[0-9a-f]{16}$/);
  });
});

describe('the shell', () => {
  it('names what a page needs first, with hashes, has it compiled while it comes, and keeps lazy pages out of it', () => {
    const [main] = shellDescription.scripts;
    expect(main?.file).toMatch(/^main\.[0-9a-f]{16}\.js$/);
    expect(shellDescription.scripts).toHaveLength(1);
    expect(shellDescription.styles).toHaveLength(1);
    // The line is no comment of a style sheet: there it would take the first rule along.
    const isAhead = [main, ...shellDescription.styles].map((file) =>
      /^\/\/# allFunctionsCalledOnLoad\n/.test(read(host, file?.file ?? '')),
    );
    expect(isAhead).toEqual([true, false]);
    for (const { file, integrity } of [...shellDescription.scripts, ...shellDescription.styles]) {
      expect(shellDescription.files[file]).toBe(integrity);
    }
    expect(shell.parts.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'shell start shell',
      'route ../settings.page',
    ]);
  });

  it('names what fetches its own page, and each shared package that its start has not', () => {
    const [settings] = shellDescription.contributions.routes;
    expect(settings?.code?.files.map(({ file }) => path.extname(file)).sort()).toEqual(['.css', '.js']);
    expect(Object.keys(shellDescription.shared ?? {})).toEqual(['@kotoba/japanese']);
    expect(shellDescription.shared?.['@kotoba/japanese']).not.toEqual([]);
  });

  it('carries a hash for the script and another for the style of one chunk', () => {
    const entry = read(host, shellDescription.scripts[0]?.file ?? '');
    const styles = Object.keys(shellDescription.files).filter((file) => file.endsWith('.css'));
    const later = styles.filter((file) => shellDescription.styles.every((style) => style.file !== file));
    expect(later).toHaveLength(1);
    expect(later.filter((file) => !entry.includes(shellDescription.files[file] ?? '?'))).toEqual([]);
  });

  it('takes files of its public folder along under their names', () => {
    expect(shellDescription.files['public/favicon.svg']).toBeDefined();
  });
});

it('nothing that is built evaluates text or points at source maps', () => {
  for (const folder of [words, host]) {
    for (const file of scriptsOf(folder)) {
      expect([file, /\beval\(|new Function\(|sourceMappingURL/.exec(read(folder, file))?.[0]]).toEqual([
        file,
        undefined,
      ]);
    }
  }
});

it('no library is twice on a page', () => {
  expect(duplicates([shell, remote])).toEqual([]);
});

if (LONG) {
  it('a standalone host brings everything itself', async () => {
    const config = await serveStandalone({ root, app: 'mfe-words' }, {}, 'production');
    const files = pageFiles((await compile(config)).compilation);
    const standalone = path.join(root, 'mfe-words/dist/standalone');
    expect(files.scripts).toEqual([expect.stringMatching(/^main\.[0-9a-f]{16}\.js$/)]);
    const all = scriptsOf(standalone).map((file) => read(standalone, file));
    expect(all.some((text) => text.includes('react.transitional.element'))).toBe(true);
    expect(all.some((text) => text.includes('kotobaAttempt'))).toBe(false);
  });
}
