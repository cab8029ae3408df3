import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { sharedWordServer } from '../../features/vocabulary/testing/word-server';
import { createDatabase, createPool } from './database';
import { learnerTransaction } from './learner-transaction';

const server = sharedWordServer();

/** Notes who is inside, and who met somebody there. */
function meetings() {
  let inside = 0;
  let most = 0;
  const visit = async (): Promise<void> => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(5);
    inside -= 1;
  };
  return { visit, most: () => most };
}

test('one learner is written for by one at a time', async () => {
  const { db } = server.platform;
  const { visit, most } = meetings();
  await Promise.all(Array.from({ length: 10 }, () => learnerTransaction(db, 1, visit)));
  expect(most()).toBe(1);
});

test('different learners do not wait for each other', async () => {
  const { db } = server.platform;
  let inside = 0;
  const meetAll = async (): Promise<void> => {
    inside += 1;
    while (inside < 4) await sleep(1);
  };
  await Promise.all([1, 2, 3, 4].map((userId) => learnerTransaction(db, userId, meetAll)));
  expect(inside).toBe(4);
});

test('two servers on one database do not write for a learner at the same time', async () => {
  const { log } = server.platform;
  const pool = createPool({ connectionString: server.connectionString, log });
  try {
    const { visit, most } = meetings();
    const servers = [server.platform.db, createDatabase(pool)];
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        learnerTransaction(servers[index % 2] ?? server.platform.db, 7, visit),
      ),
    );
    expect(most()).toBe(1);
  } finally {
    await pool.end();
  }
});

test('a failure is rolled back, told to its own caller, and holds nobody up', async () => {
  const { db } = server.platform;
  const { id } = await server.createLearner();
  const name = (column: string) =>
    sql`select count(*)::int as n from collections where user_id = ${id} and name = ${column}`;
  const failing = learnerTransaction(db, id, async (tx) => {
    await tx.execute(sql`insert into collections (user_id, name, name_key) values (${id}, 'x', 'x')`);
    throw new Error('after writing');
  });
  const next = learnerTransaction(db, id, async (tx) => (await tx.execute(name('x'))).rows);
  await expect(failing).rejects.toThrow('after writing');
  await expect(next).resolves.toEqual([{ n: 0 }]);
});

test('a hundred writes of one learner leave the connections to the others', async () => {
  const { log } = server.platform;
  const pool = createPool({ connectionString: server.connectionString, log });
  try {
    const db = createDatabase(pool);
    const write = () => learnerTransaction(db, 9, async () => undefined);
    await Promise.all(Array.from({ length: 100 }, write));
    // Of the sixteen that it may open.
    expect(pool.totalCount).toBeLessThan(5);
  } finally {
    await pool.end();
  }
});
