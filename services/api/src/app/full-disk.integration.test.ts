import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { openFiles, StoreUnavailable, type FileStore } from '@kotoba/files';
import { startWordServer, addWords, type WordServer } from '../features/vocabulary/testing/word-server';
import type { LightMyRequestResponse, TestLearner } from '../testing/test-server';

const noRoom = (code = 'ENOSPC'): Error =>
  Object.assign(new Error(`${code}: no space left on device, write`), { code });

/** What a write to the store meets; null: room. */
let failing: Error | null = null;
let server: WordServer;
let learner: TestLearner;

beforeAll(async () => {
  const files: FileStore = await openFiles({
    folder: await fsPromises.mkdtemp(join(tmpdir(), 'kotoba-full-')),
  });
  const put = files.put.bind(files);
  files.put = async (...file) => {
    if (failing) throw failing;
    await put(...file);
  };
  server = await startWordServer({ files });
  learner = await server.createLearner();
  await addWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ' }]);
});
afterAll(() => server.close());
afterEach(() => {
  failing = null;
  jest.restoreAllMocks();
});

const full = {
  statusCode: 503,
  body: {
    success: false,
    code: 'UNAVAILABLE',
    error: 'The server has no room left to save this. Please try again later.',
    message: 'The server has no room left to save this. Please try again later.',
  },
};

function shown(answer: LightMyRequestResponse) {
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  return { statusCode: answer.statusCode, body: answer.json<unknown>() };
}

const create = (en_word: string) =>
  learner.inject({
    url: '/vocabulary/create',
    body: { vocabulary: [{ status: true, en_word, hiragana: 'いぬ' }] },
  });

/** How many words the learner has. */
const count = async () =>
  (await learner.inject('/vocabulary')).json<{ pagination: { total_count: number } }>().pagination
    .total_count;

/** Source: OPS-7. */
describe('a full disk', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EROFS'])(
    '(%s) refuses a word whose pictures have no room, and keeps nothing of it',
    async (code) => {
      failing = noRoom(code);
      expect(shown(await create(`dog ${code}`))).toEqual(full);
      expect(await count()).toBe(1);
      failing = null;
      expect((await learner.inject('/vocabulary')).statusCode).toBe(200);
    },
  );

  it('of the bucket, or one that is away, is busy to the learner', async () => {
    failing = new StoreUnavailable('The bucket does not do what is asked: away');
    expect(shown(await create('dog'))).toMatchObject({ statusCode: 503, body: { code: 'UNAVAILABLE' } });
  });

  it('of the database refuses what it would have kept', async () => {
    const { pool } = server.platform;
    await pool.query(`create function test_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await pool.query(
      'create trigger test_full before insert on notes for each row execute function test_full()',
    );
    try {
      expect(shown(await learner.inject({ url: '/capture-notes', body: { content: 'WORD - dog' } }))).toEqual(
        full,
      );
    } finally {
      await pool.query('drop function test_full cascade');
    }
  });

  it('refuses an upload over a real connection in the documented shape, and leaves nothing of it', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    let room = 1_000_000;
    jest.spyOn(fs, 'createWriteStream').mockImplementation(
      () =>
        new Writable({
          write: (chunk: Buffer, _encoding, done) => done((room -= chunk.length) < 0 ? noRoom() : null),
        }) as fs.WriteStream,
    );
    const answer = await fetch(`${address}/api/vocabulary/import/preview?name=a.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'text/csv' },
      body: Buffer.alloc(20_000_000, 'a,b\n'),
    });
    expect({ statusCode: answer.status, body: await answer.json() }).toEqual(full);
    expect(fs.readdirSync(`${server.platform.config.dataDir}/uploads`)).toEqual([]);
  });

  it.each(['/vocabulary/export?format=csv', '/vocabulary/export?format=json', '/account/export'])(
    'refuses %s and gives back what it had taken',
    async (url) => {
      const open = fsPromises.open;
      const closed: jest.SpyInstance[] = [];
      jest.spyOn(fsPromises, 'open').mockImplementation(async (...args) => {
        const handle = await open(...args);
        jest.spyOn(handle, 'appendFile').mockRejectedValue(noRoom());
        closed.push(jest.spyOn(handle, 'close'));
        return handle;
      });
      expect(shown(await learner.inject(url))).toEqual(full);
      expect(closed).toHaveLength(1);
      for (const close of closed) expect(close).toHaveBeenCalled();
    },
  );
});
