import { expect, test, type Browser, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readPostmasterFile } from '@kotoba/embedded-postgres';
import { asLearner, createLearner, suiteUrl, type Learner } from './support/learner';
import { QUIZ_WORDS, quizOf } from './support/quiz';
import { startSuite, type Suite } from './support/suite';
import { withSession } from './support/test';
import { openWorkshop } from './support/workshop';

/** What an operator does and meets, on a suite of its own: it changes what every tab gets, and it is killed. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const smoke = { tag: '@smoke' };
/** From a command to a tab that shows what it did. */
const MINUTE = 60_000;
let suite: Suite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  suite = await startSuite();
});
test.afterAll(() => suite.remove());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A session of two words, by its address. */
async function startTwoWords(learner: Learner): Promise<string> {
  const vocabulary = QUIZ_WORDS.slice(0, 2).map((word) => ({ ...word, status: true }));
  const ask = <Data>(method: string, path: string, body: unknown) =>
    asLearner<Data>(learner, method, path, body, suite.url);
  await ask('PATCH', '/account/settings', { autoAdvance: false });
  const made = await ask<{ vocabulary_ids: number[] }>('POST', '/vocabulary/create', { vocabulary });
  const plan = { vocabularyIds: made.vocabulary_ids, mode: 2 };
  return `/learn/session/${(await ask<{ data: { id: number } }>('POST', '/learn/start', plan)).data.id}`;
}

const LIVE = /\/registry\.json$/;

/** The learner comes back to the tab after a minute. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward('01:00');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** The same, where the tab asks what is live: it has been told. */
async function lookAgain(page: Page): Promise<void> {
  const told = page.waitForResponse(LIVE);
  await comeBack(page);
  await told;
}

const retryIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const offerIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Update' });

/** A tab of its own, signed in, on the learning home or where it is told. */
async function newTab(browser: Browser, learner: Learner, path = '/learn'): Promise<Page> {
  const page = await browser.newPage();
  await page.clock.install();
  await withSession(page, learner, suite.url);
  await page.goto(suite.url + path);
  return page;
}

test(
  'OPS-91 a team ships its remote, one screen of which fails, and takes it back, each within a minute, while the suite runs and the shell stays as it is',
  smoke,
  async ({ browser }) => {
    const workshop = openWorkshop();
    const { url, dataDir } = suite;
    try {
      const learner = await createLearner(url);
      const before = await newTab(browser, learner);
      await expect(heading(before, 'Learning')).toBeVisible();
      const inQuiz = await newTab(browser, learner, await startTwoWords(learner));
      const quiz = quizOf(inQuiz);
      await quiz.skip.click();
      await quiz.answer.fill('umbrella');
      await inQuiz.keyboard.press('Enter');
      const shellFiles = async (): Promise<string[]> =>
        (await (await fetch(url)).text()).match(/\/shell\/[\w./-]+/g) ?? [];
      const shell = await shellFiles();
      expect(shell.length).toBeGreaterThan(0);

      workshop.edit('mfe-learn/src/texts.ts', (text) =>
        text.replace("'home.title': 'Learning'", "'home.title': 'Practice'"),
      );
      workshop.edit(
        'mfe-learn/src/stats/stats.page.tsx',
        (text) =>
          `import { useEffect, useState } from 'react';\n${text.replace(
            'export function Component() {',
            `$&
              const [isBroken, breakDown] = useState(false);
              useEffect(() => breakDown(true), []);
              if (isBroken) throw new Error('It was drawn, and then it fails');`,
          )}`,
      );
      expect(workshop.suite(dataDir, 'publish', 'mfe-learn')).toMatch(
        /Published mfe-learn .* as [0-9a-f]{16}\./,
      );
      await expect(heading(await newTab(browser, learner), 'Learning')).toBeVisible();

      const promoted = Date.now();
      expect(workshop.suite(dataDir, 'promote', 'mfe-learn')).toMatch(/is live/);
      await expect(heading(await newTab(browser, learner), 'Practice')).toBeVisible();
      const failing = await newTab(browser, learner, '/learn/stats');
      await expect(retryIn(failing)).toBeVisible();
      expect(Date.now() - promoted).toBeLessThan(MINUTE);
      expect(await shellFiles()).toEqual(shell);

      // Whoever is in a quiz ends it on the release that it began with, and asks for a newer one afterwards.
      const since: string[] = [];
      inQuiz.on('request', (request) => since.push(request.url()));
      await comeBack(inQuiz);
      await quiz.next.click();
      await quiz.answer.fill('station');
      expect(since.filter((address) => LIVE.test(address))).toEqual([]);
      await inQuiz.keyboard.press('Enter');
      await quiz.last.click();
      // The title stands while the results are still counted, and only what is counted is asked for before it is left.
      await expect(inQuiz.getByRole('heading', { name: 'Detailed Results' })).toBeVisible();
      const entry = /\/releases\/mfe-learn\/entry\./;
      expect(since.filter((address) => entry.test(address))).toEqual([]);
      await inQuiz.getByRole('link', { name: 'Dashboard' }).first().click();
      await inQuiz.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
      await lookAgain(inQuiz);
      await expect(offerIn(inQuiz)).toBeVisible();

      // The open tab keeps what it runs. It is offered the newer release when the learner comes back, and takes it
      // when they say so.
      await before.getByRole('link', { name: 'Dashboard' }).first().click();
      await before.getByRole('link', { name: 'Learning' }).first().click();
      await expect(heading(before, 'Learning')).toBeVisible();
      await lookAgain(before);
      const offer = offerIn(before);
      await offer.click();
      await before.getByRole('dialog', { name: 'Update' }).getByRole('button', { name: 'Update' }).click();
      await expect(heading(before, 'Practice')).toBeVisible();
      await expect(offer).toHaveCount(0);

      const rolledBack = Date.now();
      expect(workshop.suite(dataDir, 'rollback', 'mfe-learn')).toMatch(/is back at/);
      await expect(heading(await newTab(browser, learner), 'Learning')).toBeVisible();
      await retryIn(failing).click();
      await expect(heading(failing, 'Learning Statistics')).toBeVisible();
      await expect(retryIn(failing)).toHaveCount(0);
      expect(Date.now() - rolledBack).toBeLessThan(MINUTE);
      expect(workshop.suite(dataDir, 'verify')).toMatch(/are what was published/);
    } finally {
      workshop.remove();
    }
  },
);

interface Note {
  readonly id: number;
  readonly content: string;
  readonly isConverted: boolean;
}

const notesOf = async (learner: Learner): Promise<Note[]> =>
  (await asLearner<{ notes: Note[] }>(learner, 'GET', '/capture-notes', undefined, suite.url)).notes;

const write = (learner: Learner, content: string): Promise<unknown> =>
  asLearner(learner, 'POST', '/capture-notes', { content }, suite.url);

/**
 * Writes notes as fast as they are acknowledged until the server is gone; `acknowledged` takes the contents of those
 * that it took.
 */
async function writeUntilCut(learner: Learner, round: number, acknowledged: string[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const content = `WORD - umbrella ${round}-${count}`;
    try {
      await write(learner, content);
    } catch {
      return;
    }
    acknowledged.push(content);
  }
}

test(
  'server and PostgreSQL killed in the middle of writing lose no acknowledged note and double none, and serve the same releases',
  smoke,
  async () => {
    const learner = await createLearner(suite.url);
    const released = async (): Promise<unknown> => (await fetch(`${suite.url}/registry.json`)).json();
    const before = await released();
    const kept: string[] = [];
    for (let round = 0; round < (process.env.TESTS === 'smoke' ? 1 : 3); round += 1) {
      const enough = kept.length + 5 * (round + 1);
      const writing = writeUntilCut(learner, round, kept);
      await expect.poll(() => kept.length, { intervals: [10] }).toBeGreaterThanOrEqual(enough);
      // A server that alone is killed leaves PostgreSQL behind, and the next one takes it over.
      if (round !== 1) {
        const postmaster = await readPostmasterFile(join(suite.dataDir, 'postgres/data'));
        process.kill(postmaster?.pid ?? NaN, 'SIGKILL');
      }
      await suite.stop('SIGKILL');
      await writing;
      suite = await startSuite({ dataDir: suite.dataDir });
      const contents = (await notesOf(learner)).map((note) => note.content);
      expect(contents).toEqual(expect.arrayContaining(kept));
      expect(new Set(contents).size).toBe(contents.length);
    }
    expect(await released()).toEqual(before);
    const stranger = await fetch(`${suiteUrl()}/api/capture-notes`, {
      headers: { authorization: `Bearer ${learner.token}` },
    });
    expect(stranger.status).toBe(401);
  },
);

test('a backup of the running suite brings the learner back after the data are wiped', async () => {
  const learner = await createLearner(suite.url);
  await write(learner, 'WORD - umbrella');
  await expect.poll(async () => (await notesOf(learner))[0]?.isConverted).toBe(true);
  const before = await asLearner(learner, 'GET', '/vocabulary', undefined, suite.url);
  const file = join(mkdtempSync(join(tmpdir(), 'kotoba-backup-')), 'suite.tar.gz');
  const command = (...args: string[]): string =>
    execFileSync(process.execPath, ['scripts/run.mjs', 'backup', ...args, file], {
      env: { ...process.env, DATA_DIR: suite.dataDir },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  expect(command()).toContain(file);
  expect(() => command('--restore')).toThrow(/is using/);
  expect(command('--restore', '--check')).toMatch(
    / is whole: \d+ learners? with \d+ words? and \d+ pictures and clips/,
  );

  await suite.remove();
  expect(command('--restore')).toMatch(/^Restored \d+ learners? /);
  suite = await startSuite({ dataDir: suite.dataDir });
  expect(await asLearner(learner, 'GET', '/vocabulary', undefined, suite.url)).toEqual(before);
  rmSync(dirname(file), { recursive: true });
});
