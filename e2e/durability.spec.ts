import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { asLearner, createLearner, suiteUrl, type Learner } from './support/learner';
import { dataDirOf, launch, startSuite, type Suite } from './support/suite';

interface Note {
  readonly id: number;
  readonly content: string;
  readonly isConverted: boolean;
}

const notesOf = async (learner: Learner, url: string): Promise<Note[]> =>
  (await asLearner<{ notes: Note[] }>(learner, 'GET', '/capture-notes', undefined, url)).notes;

/** Writes notes as fast as they are acknowledged until the server is gone; `acknowledged` takes the contents of those that it took. */
async function writeUntilCut(
  learner: Learner,
  suite: Suite,
  round: number,
  acknowledged: string[],
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const content = `WORD - umbrella ${round}-${count}`;
    try {
      await asLearner(learner, 'POST', '/capture-notes', { content }, suite.url);
    } catch {
      return;
    }
    acknowledged.push(content);
  }
}

test.describe('a suite of its own beside the shared one', () => {
  let suite: Suite;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    suite = await startSuite();
  });
  test.afterAll(() => suite.remove());

  test('has its own learners on its own port and data', async () => {
    const learner = await createLearner(suite.url);
    await asLearner(learner, 'POST', '/capture-notes', { content: 'WORD - umbrella' }, suite.url);
    expect(await notesOf(learner, suite.url)).toHaveLength(1);
    const stranger = await fetch(`${suiteUrl()}/api/capture-notes`, {
      headers: { authorization: `Bearer ${learner.token}` },
    });
    expect(stranger.status).toBe(401);
  });

  test('kill -9 in the middle of writing loses no acknowledged note and doubles none', async () => {
    test.setTimeout(180_000);
    const learner = await createLearner(suite.url);
    const kept: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const before = kept.length;
      const writing = writeUntilCut(learner, suite, round, kept);
      await expect.poll(() => kept.length - before, { intervals: [10] }).toBeGreaterThan(4 * (round + 1));
      await suite.stop('SIGKILL');
      await writing;
      suite = await startSuite({ dataDir: suite.dataDir });
      const contents = (await notesOf(learner, suite.url)).map((note) => note.content);
      expect(contents).toEqual(expect.arrayContaining(kept));
      expect(new Set(contents).size).toBe(contents.length);
    }
  });

  test('a backup of the running suite brings the learner back after the data are wiped', async () => {
    test.setTimeout(180_000);
    const learner = await createLearner(suite.url);
    await asLearner(learner, 'POST', '/capture-notes', { content: 'WORD - umbrella' }, suite.url);
    await expect.poll(async () => (await notesOf(learner, suite.url))[0]?.isConverted).toBe(true);
    const before = await asLearner(learner, 'GET', '/vocabulary', undefined, suite.url);
    const file = join(mkdtempSync(join(tmpdir(), 'kotoba-backup-')), 'suite.tar.gz');
    const command = (script: string): string =>
      execFileSync(process.execPath, [script, file], {
        env: { ...process.env, DATA_DIR: suite.dataDir },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    expect(command('scripts/backup.mjs')).toContain(file);
    expect(() => command('scripts/restore.mjs')).toThrow(/is using/);

    await suite.remove();
    expect(command('scripts/restore.mjs')).toMatch(/^Restored \d+ learners? /);
    suite = await startSuite({ dataDir: suite.dataDir });
    expect(await asLearner(learner, 'GET', '/vocabulary', undefined, suite.url)).toEqual(before);
    rmSync(dirname(file), { recursive: true });
  });
});

test('a second start on the same data says so in one line and leaves the first alone', async () => {
  const learner = await createLearner();
  const second = launch({ PORT: '0', DATA_DIR: dataDirOf(suiteUrl()), RATE_LIMITS: 'off' });
  expect(await second.ended).toBeGreaterThan(0);
  expect(second.output().trim().split('\n')).toEqual([expect.stringContaining(dataDirOf(suiteUrl()))]);
  expect(await notesOf(learner, suiteUrl())).toEqual([]);
});
