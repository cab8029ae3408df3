import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { remoteOf } from './support/areas';
import { createLearner, type Learner } from './support/learner';
import { LATER, meetings } from './support/meetings';
import { countEach, countReact } from './support/one-of-each';
import { freePort, startSuite, type Suite } from './support/suite';
import { openTeam, outside, type Team } from './support/team';
import { expect, test, withSession } from './support/test';
import { openWorkshop } from './support/workshop';

const root = resolve(__dirname, '..');
const MINUTE = 60_000;

/** A team elsewhere, and a suite that runs and is never told to build or start anything anew. */
test.describe.configure({ mode: 'serial', timeout: 10 * MINUTE });

let suite: Suite;
let team: Team;
let learner: Learner;
/** What the team's CI is told of the suite. */
let at: { DATA_DIR: string };
test.beforeAll(async () => {
  test.setTimeout(5 * MINUTE);
  suite = await startSuite();
  team = openTeam();
  learner = await createLearner(suite.url);
  at = { DATA_DIR: suite.dataDir };
});
test.afterAll(async () => {
  team?.remove();
  await suite?.remove();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Each of these areas stands when its entry is pressed. */
async function expectAreas(page: Page, areas: readonly string[]): Promise<void> {
  for (const area of areas) {
    await entry(page, area).click();
    await expect(heading(page, area)).toBeVisible();
  }
}

/** `npm start` there: the remote alone. */
const startAlone = (): Promise<Started> => startThere(['start'], /Project is running/);

interface Started {
  readonly url: string;
  /** What it printed that was waited for. */
  readonly said: string;
  readonly stop: () => void;
}

/** `npm <args>` there, until it has said what is waited for. */
async function startThere(
  args: readonly string[],
  awaited: RegExp,
  env: Record<string, string> = {},
): Promise<Started> {
  const port = String(await freePort());
  const host = spawn('npm', args, {
    cwd: team.folder,
    env: { ...outside, ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm starts npm, which starts webpack: they end together.
    detached: true,
  });
  const stop = (): void => {
    host.removeAllListeners('exit');
    if (host.pid && host.exitCode === null) process.kill(-host.pid);
  };
  let output = '';
  const ready = new Promise<string>((resolved, failed) => {
    const read = (chunk: Buffer): void => {
      const [said] = awaited.exec((output += chunk.toString())) ?? [];
      if (said) resolved(said);
    };
    host.stdout.on('data', read);
    host.stderr.on('data', read);
    host.once('exit', (code) => failed(new Error(`npm ${args[0]} ended with ${code}:\n${output}`)));
    setTimeout(() => failed(new Error(`npm ${args[0]} is not there:\n${output}`)), 2 * MINUTE).unref();
  });
  const said = await ready.catch((error: unknown) => {
    stop();
    throw error;
  });
  return { url: `http://localhost:${port}`, said, stop };
}

const tarballs = (folder: string): string[] =>
  readdirSync(join(folder, 'kit')).filter((file) => file.endsWith('.tgz'));

/** Every file that lies in the tarballs of the kit. */
const packedFiles = (folder: string): string[] =>
  tarballs(folder).flatMap((file) =>
    execFileSync('tar', ['tzf', join(folder, 'kit', file)], { encoding: 'utf8' })
      .split('\n')
      .map((name) => `${file} ${name}`),
  );

/** `npm run suite -- …` of the platform, in the suite's own repository. */
const platform = (...args: string[]): string =>
  execFileSync(process.execPath, [join(root, 'scripts/run.mjs'), 'suite', ...args], {
    env: { ...outside, ...at },
    encoding: 'utf8',
  });

/** The files of the shell that new pages name. */
const shellFiles = async (): Promise<string[]> =>
  (await (await fetch(suite.url)).text()).match(/\/shell\/[\w./-]+/g) ?? [];

test('OPS-89 a kit has no test and nothing of another remote, and no registry is asked for our names', () => {
  for (const taken of ['mfe-learn', 'mfe-api'])
    expect(() => platform('create', taken, '--standalone-repo', team.folder)).toThrow(/is an address of/);
  platform('create', 'mfe-grammar', '--standalone-repo', team.folder);
  const tests = /mfe-|\.test\.|hostile|fixture|\.png$/;
  expect(packedFiles(team.folder).filter((name) => tests.test(name))).toEqual([]);
  const said = team.npm(['install', '--prefer-offline', '--loglevel=http']);
  expect(said).toMatch(/npm http (fetch|cache) /);
  expect(said).not.toMatch(/npm http (?!.*@file:).*@kotoba/i);
  const { packages } = JSON.parse(readFileSync(join(team.folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string }>;
  };
  const ours = Object.entries(packages).filter(([path]) => path.includes('node_modules/@kotoba/'));
  const places = ours.map(([, { resolved }]) => resolved?.replace(/[^/]*$/, ''));
  expect(places.sort()).toEqual(['', ...Array<string>(7).fill('file:kit/')]);
});

test('there its tests, types, lint and build pass', () => {
  for (const script of ['test', 'types', 'lint', 'build']) team.npm(['run', script]);
});

test('there it runs alone', async ({ page }) => {
  const alone = await startAlone();
  try {
    await page.goto(alone.url);
    await expect(page.getByText('Hello, Aiko.')).toBeVisible({ timeout: MINUTE });
  } finally {
    alone.stop();
  }
});

test('OPS-88 from there it comes into production: its entry shows, and no file of the shell has changed', async ({
  page,
}) => {
  await withSession(page, learner, suite.url);
  await page.goto(`${suite.url}/learn`);
  await expect(heading(page, 'Learning')).toBeVisible();
  await expect(entry(page, 'Grammar')).toHaveCount(0);
  const before = await shellFiles();
  expect(before.length).toBeGreaterThan(0);

  expect(team.npm(['run', 'check'], at)).toContain('Nothing speaks against mfe-grammar.');
  expect(team.npm(['run', 'publish'], at)).toMatch(/Published mfe-grammar 0\.1\.0/);
  expect(() => team.npm(['run', 'promote'], at)).toThrow(/nor to a team that they trust/);
  platform('trust', 'grammar-team', team.publicKey, 'mfe-grammar');
  expect(team.npm(['run', 'promote', '--', '--why', 'the first one'], at)).toContain('is live');
  expect(team.npm(['run', 'suite', '--', 'history'], at)).toMatch(
    /grammar-team {2}promote mfe-grammar .*"the first one"/,
  );

  await page.goto(`${suite.url}/dashboard`);
  await entry(page, 'Grammar').click();
  await expect(heading(page, 'Grammar')).toBeVisible();
  await expect(page.getByText(`Hello, ${learner.firstName}.`)).toBeVisible();
  expect(await shellFiles()).toEqual(before);
});

test('OPS-83 from there it is worked on in the suite, for the browser of this computer', async ({ page }) => {
  await withSession(page, learner, suite.url);
  const dev = await startThere(['run', 'dev', '--', '--suite', suite.url], /http\S+\/override\?link=\S+/, {
    RELEASE_KEY: team.privateKey,
  });
  try {
    await page.goto(dev.said);
    await page.getByRole('button', { name: 'Use it in this browser' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Override' })).toContainText('its files unchecked');
    const served = page.waitForResponse(/^http:\/\/127\.0\.0\.1:\d+\/entry\.js$/);
    await page.goto(`${suite.url}/grammar`);
    expect((await served).ok()).toBe(true);
    await expect(page.getByText(`Hello, ${learner.firstName}.`)).toBeVisible();
  } finally {
    dev.stop();
  }
});

for (const { built, edits, ends } of meetings)
  test(`OPS-90 a remote that was built with ${built}`, async ({ page, expectProblems }) => {
    await withSession(page, learner, suite.url);
    const said = team.edited(edits, () => team.npm(['run', 'publish'], at));
    const id = /(?:as|mfe-grammar) ([0-9a-f]{16})/.exec(said)?.[1] ?? '';
    const override = () =>
      team.npm(['run', 'suite', '--', 'override', `mfe-grammar@${id}`, '--suite', suite.url], at);
    if (ends !== 'runs' && 'refused' in ends) return expect(override).toThrow(ends.refused);

    if (ends !== 'runs') expectProblems(/./);
    await countReact(page);
    await page.goto(/http\S+\/override\S+/.exec(override())?.[0] ?? '');
    await page.getByRole('button', { name: 'Use it in this browser' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Override' })).toContainText(id);
    await page.goto(`${suite.url}/grammar`);
    if (ends === 'runs') await expect(page.getByText(`Hello, ${learner.firstName}.`)).toBeVisible();
    else await expect(page.getByRole('main')).toContainText(ends.panel);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(ends === 'runs' ? 0 : 1);
    await expectAreas(page, Object.keys(remoteOf));
    expect(await countEach(page)).toEqual({ reacts: 1, renderers: 1, stores: 1, styles: 1 });
  });

test('OPS-90 a shell that gives more than its remotes know runs them; one that takes away what a live one uses is refused', async ({
  page,
}) => {
  await withSession(page, learner, suite.url);
  await countReact(page);
  const workshop = openWorkshop();
  const shell = (does: 'publish' | 'promote'): string => workshop.suite(suite.dataDir, does, 'shell');
  try {
    workshop.edit('packages/shared-ui/src/core/index.ts', (text) => text + LATER);
    expect(shell('publish')).toMatch(/Published shell/);
    expect(shell('promote')).toContain('is live');
    workshop.edit('packages/shared-ui/src/list/index.ts', (text) => text.replace('Pagination, ', ''));
    expect(shell('publish')).toMatch(/Published shell/);
    expect(() => shell('promote')).toThrow(
      /mfe-vocabulary(.|\n)* Pagination of @kotoba\/shared-ui\/list is gone/,
    );
  } finally {
    workshop.remove();
  }
  await page.goto(`${suite.url}/dashboard`);
  await expectAreas(page, ['Grammar', ...Object.keys(remoteOf)]);
  expect(await countEach(page)).toEqual({ reacts: 1, renderers: 1, stores: 1, styles: 1 });
});

test('OPS-92 a kit is renewed, and what has changed in it is installed', () => {
  const shared = 'packages/contracts/src/limits.ts';
  const changed = '// Changed since.';
  const manifest = join(team.folder, 'package.json');
  const before = readFileSync(manifest, 'utf8');
  platform('kit', team.folder);
  expect(readFileSync(manifest, 'utf8')).toBe(before);
  const workshop = openWorkshop();
  try {
    workshop.edit(shared, (text) => `${text}${changed}\n`);
    workshop.edit('package.json', (text) => text.replace('"oxlint": "', '"oxlint": "~'));
    workshop.edit('.oxlintrc.json', (text) => text.replace('"no-var": "error"', '"no-var": "warn"'));
    workshop.suite(suite.dataDir, 'kit', team.folder);
  } finally {
    workshop.remove();
  }
  expect(readFileSync(manifest, 'utf8')).toContain('"oxlint": "~');
  expect(readFileSync(join(team.folder, '.oxlintrc.json'), 'utf8')).toContain('"no-var": "warn"');
  // The remote's own manifest names the React of the day on which it was made.
  team.edited(
    { 'mfe-grammar/package.json': (text) => text.replace(/"react": ".*"/, '"react": "19.1.0"') },
    () => team.npm(['install', '--prefer-offline']),
  );
  expect(existsSync(join(team.folder, 'mfe-grammar/node_modules/react'))).toBe(false);
  const installed = join(team.folder, shared.replace('packages/', 'node_modules/@kotoba/'));
  expect(readFileSync(installed, 'utf8')).toContain(changed);
});
