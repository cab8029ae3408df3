import { expect, test } from '@playwright/test';
import { asLearner, createLearner, type Learner } from './support/learner';
import { launch, startSuite, type Suite } from './support/suite';

interface Note {
  readonly id: number;
  readonly content: string;
  readonly isConverted: boolean;
}

const notesOf = async (learner: Learner, suite: Suite): Promise<Note[]> =>
  (await asLearner<{ notes: Note[] }>(learner, 'GET', '/capture-notes', undefined, suite.url)).notes;

/** Writes notes as fast as they are acknowledged until the server is gone; gives the contents that it acknowledged. */
async function writeUntilCut(learner: Learner, suite: Suite, round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let count = 0; ; count += 1) {
    const content = `WORD - umbrella ${round}-${count}`;
    try {
      await asLearner(learner, 'POST', '/capture-notes', { content }, suite.url);
    } catch {
      return acknowledged;
    }
    acknowledged.push(content);
  }
}

test('kill -9 of the server in the middle of writing loses no acknowledged note and doubles none', async () => {
  test.setTimeout(240_000);
  let suite = await startSuite();
  try {
    const learner = await createLearner(suite.url);
    const kept: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const writing = writeUntilCut(learner, suite, round);
      await new Promise((next) => setTimeout(next, 400 + round * 300));
      await suite.stop('SIGKILL');
      kept.push(...(await writing));
      suite = await startSuite({ dataDir: suite.dataDir });
      const contents = (await notesOf(learner, suite)).map((note) => note.content);
      expect(contents).toEqual(expect.arrayContaining(kept));
      expect(new Set(contents).size).toBe(contents.length);
    }
    expect(kept.length).toBeGreaterThan(3);
  } finally {
    await suite.remove();
  }
});

test('a second start on the same data says so in one line and leaves the first alone', async () => {
  const first = await startSuite();
  try {
    const learner = await createLearner(first.url);
    const started = Date.now();
    const second = launch({ PORT: '0', DATA_DIR: first.dataDir, RATE_LIMITS: 'off' });
    expect(await second.ended).not.toBe(0);
    expect(Date.now() - started).toBeLessThan(10_000);
    const complaint = second
      .output()
      .split('\n')
      .filter((line) => line.includes(first.dataDir));
    expect(complaint).toHaveLength(1);
    expect(await notesOf(learner, first)).toEqual([]);
  } finally {
    await first.remove();
  }
});

test('a second suite runs beside the first on another port and other data', async () => {
  const [one, two] = await Promise.all([startSuite(), startSuite()]);
  try {
    const learner = await createLearner(one.url);
    await asLearner(learner, 'POST', '/capture-notes', { content: 'WORD - umbrella' }, one.url);
    expect(await notesOf(learner, one)).toHaveLength(1);
    const stranger = await fetch(`${two.url}/api/capture-notes`, {
      headers: { authorization: `Bearer ${learner.token}` },
    });
    expect(stranger.status).toBe(401);
  } finally {
    await Promise.all([one.remove(), two.remove()]);
  }
});
