import { MAX_TAGS } from '@kotoba/contracts';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { createRequester } from '../../testing/inject';
import type { TestLearner } from '../../testing/test-server';
import { capture, settled } from '../notes/testing/note-taker';
import { quiz, start } from '../learning/testing/quiz';
import { runDrawing } from '../transfer/pictures/draw-pictures';
import { take } from '../transfer/testing/importing';
import { createKeptLists } from '../../platform/database/kept-lists';
import { addWords, manyWords, START, startWordServer, type WordServer } from './testing/word-server';
import { updateWord } from './vocabulary.repository';

jest.setTimeout(60_000);

/**
 * Refuses every write of a learner's words outside of the learner's queue: two such writes could wait for each other
 * for ever.
 */
const demandTheLine = ({ platform }: WordServer) =>
  platform.pool.query(`
    create function demand_the_line() returns trigger language plpgsql as $$ begin
      if not exists (select from pg_locks where locktype = 'advisory' and objsubid = 2 and pid = pg_backend_pid()
        and objid = coalesce(new.user_id, old.user_id)::oid) then raise exception 'Not in the line of the learner'; end if;
      return coalesce(new, old);
    end $$;
    create trigger demand_the_line before insert or update or delete on vocabulary
      for each row execute function demand_the_line()`);

/** Two servers on one database, each with lists of its own. */
let near: WordServer;
let far: WordServer;
beforeAll(async () => {
  near = await startWordServer();
  await demandTheLine(near);
  far = await startWordServer({}, { connectionString: near.connectionString });
});
afterAll(async () => {
  await far.close();
  await near.close();
});

/** The same learner at the other server. */
const there = (learner: TestLearner): TestLearner => ({
  ...learner,
  inject: createRequester(far.app, learner.token),
});

interface Page {
  vocabulary: { id: number }[];
  pagination: object;
}
interface Named {
  data: { id: number }[];
}

/** What every kind of list, count and place says, at one server. */
async function look({ inject }: TestLearner): Promise<unknown[]> {
  const collections = await inject('/topics/user');
  const ids = collections.json<Named>().data.map(({ id }) => id);
  const lists = await Promise.all(
    [
      'sort_by=alphabetical',
      'sort_by=updated',
      'level=N5',
      'learned=learned',
      'search=a',
      ...(LONG ? ['sort_by=newest', 'sort_by=oldest', 'part_of_speech=verb'] : []),
      ...ids.map((id) => `userTopicId=${id}`),
    ].map(async (query) => {
      const list = await inject(`/vocabulary?${query}`);
      const { vocabulary, pagination } = list.json<Page>();
      const words = vocabulary.map(({ id }) => id);
      const places = words.slice(1, 2).map((id) => inject(`/vocabulary/${id}/neighbors?${query}`));
      return { query, words, pagination, place: (await places[0])?.json<unknown>() };
    }),
  );
  const trees = await Promise.all(ids.map((id) => inject(`/topics/by-user-topic/${id}`)));
  return [collections.json(), ...lists, ...trees.map((tree) => tree.json<unknown>())];
}

/** No list that any server keeps holds any more: what is asked next is read from the words. */
const forgetLists = () =>
  near.platform.pool.query('update vocabulary_revisions set revision = gen_random_uuid()');

type Write = (learner: TestLearner, ids: readonly number[]) => Promise<unknown>;
const ask =
  (method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object): Write =>
  async ({ inject }) =>
    expect((await inject({ method, url, ...(body && { body }) })).statusCode).toBe(200);
const post =
  (call: string, body: object = {}): Write =>
  async (learner, [first]) =>
    ask('POST', `/vocabulary/${call}`, { vocabulary_ids: [first], ...body })(learner, []);
const collectionOf = async ({ inject }: TestLearner, name: string): Promise<number> => {
  const { data } = (await inject('/topics/user')).json<{ data: { id: number; name: string }[] }>();
  return data.find((collection) => collection.name === name)?.id ?? 0;
};

/**
 * Every kind of write that changes what lists show, one after the other; the ids are those of six words that are
 * there.
 */
const writes: [string, Write][] = [
  ['a new word', (learner) => addWords(learner, [{ en_word: 'tea', hiragana: 'ちゃ', level: 'N5' }])],
  ['a changed text', (learner, [id]) => ask('PATCH', `/vocabulary/${id}`, { en_word: 'zebra' })(learner, [])],
  ['a changed level', (learner, [id]) => ask('PATCH', `/vocabulary/${id}`, { level: 'N5' })(learner, [])],
  ['a word that is no longer saved', post('update-status', { status: false })],
  ['a saved word', post('save')],
  ['moved words', post('move', { user_topic: 'Travel', topic: 'Trains' })],
  [
    'tagged words',
    (learner, [, , , id]) =>
      ask('POST', '/vocabulary/tag', { vocabulary_ids: [id], add: ['exam'] })(learner, []),
  ],
  ['deleted words', post('delete')],
  ['words whose deletion is undone', post('restore')],
  ['one deleted word', (learner, [, id]) => ask('DELETE', `/vocabulary/${id}`)(learner, [])],
  [
    'a renamed collection',
    async (learner) =>
      ask('PATCH', `/topics/user/${await collectionOf(learner, 'Travel')}`, { name: 'Trips' })(learner, []),
  ],
  [
    'a deleted collection',
    async (learner) => ask('DELETE', `/topics/user/${await collectionOf(learner, 'Trips')}`)(learner, []),
  ],
  [
    'a right answer',
    async (learner, [, , id]) => quiz(learner, await start(learner, [id], 2)).answer(id, 'word 3'),
  ],
  [
    'a wrong answer',
    async (learner, [, , id]) => quiz(learner, await start(learner, [id], 2)).answer(id, 'wrong'),
  ],
  ['words of a file', (learner) => take(learner, 'English,Japanese\ncloud,雲\n')],
  ['words of a note', async (learner) => settled(learner, (await capture(learner, 'WORD - umbrella')).id)],
];

describe('lists, counts and places are right at once', () => {
  let learner: TestLearner;
  let ids: number[];
  let before: unknown[];
  beforeAll(async () => {
    learner = await near.createLearner();
    ids = await addWords(learner, manyWords(6));
    before = await look(learner);
    expect(await look(there(learner))).toEqual(before);
  });

  test.each(writes.map(([name, write], index) => ({ name, write, index })))(
    'after $name, at the server that wrote and at another one',
    async ({ write, index }) => {
      const now = new Date(START.getTime() + (index + 1) * 1000);
      for (const server of [near, far]) server.setNow(now);
      await write(index % 2 === 0 ? learner : there(learner), ids);
      const after = [await look(learner), await look(there(learner))];
      await forgetLists();
      const truth = await look(learner);
      expect(truth).not.toEqual(before);
      expect(after).toEqual([truth, truth]);
      // Both keep what they show now, which the next write must make them forget.
      await look(there(learner));
      before = truth;
    },
  );

  test('and the learner who leaves leaves nothing', async () => {
    await ask('DELETE', '/account', { password: learner.password })(learner, []);
    const left = 'select from vocabulary_revisions where user_id = $1';
    expect((await near.platform.pool.query(left, [learner.id])).rowCount).toBe(0);
  });
});

test('the lists of two learners with the same words are their own', async () => {
  const learners = [await near.createLearner(), await near.createLearner()];
  const own = [];
  for (const learner of learners) own.push(await addWords(learner, manyWords(3)));
  const lists = learners.map(async ({ inject }) =>
    (await inject('/vocabulary?sort_by=oldest')).json<Page>().vocabulary.map(({ id }) => id),
  );
  expect(await Promise.all(lists)).toEqual(own);
});

test('a word that the list does not show has the neighbours of its place', async () => {
  const learner = await near.createLearner();
  const levels = ['N5', null, 'N5', null] as const;
  const words = manyWords(4).map((word, index) => ({ ...word, level: levels[index], status: index < 3 }));
  const [first, second, third, unsaved] = await addWords(learner, words);
  const beside = async (id: number | undefined, query: string) =>
    (await learner.inject(`/vocabulary/${id}/neighbors?${query}`)).json<unknown>();
  const hidden = { position: 0, total: 2 };
  expect(await beside(second, 'level=N5&sort_by=oldest')).toEqual({
    previous_id: first,
    next_id: third,
    ...hidden,
  });
  expect(await beside(second, 'level=N5')).toEqual({ previous_id: third, next_id: first, ...hidden });
  expect(await beside(unsaved, 'sort_by=alphabetical')).toEqual({
    previous_id: third,
    next_id: null,
    position: 0,
    total: 3,
  });
});

test('pictures that are drawn while words change hold nobody up', async () => {
  const learner = await near.createLearner();
  const ids = await addWords(learner, manyWords(60));
  await learner.inject({ url: '/vocabulary/tag', body: { vocabulary_ids: ids, add: ['start'] } });
  await learnerTransaction(near.platform.db, learner.id, async (tx) => {
    for (const id of ids) await updateWord(tx, learner.id, id, { wordImage: null });
  });
  const tag = ({ inject }: TestLearner, add: string, some: readonly number[]) =>
    inject({ url: '/vocabulary/tag', body: { vocabulary_ids: some, add: [add] } });
  const drawing = [near, far].map(({ platform }) => runDrawing(platform, { userId: learner.id }));
  const tagging = Array.from({ length: MAX_TAGS - 1 }, (_, round) =>
    tag(round % 2 ? learner : there(learner), `t${round}`, round % 3 ? ids : [...ids].reverse()),
  );
  const answers = await Promise.all(tagging);
  await Promise.all(drawing);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const { vocabulary } = (await learner.inject('/vocabulary?limit=100')).json<{
    vocabulary: { word_image_url: string | null }[];
  }>();
  expect(vocabulary.filter(({ word_image_url }) => word_image_url === null)).toEqual([]);
});

describe('what is kept of a learner', () => {
  const counting = () => {
    let times = 0;
    return async () => Int32Array.of((times += 1));
  };

  test('is read once, however many ask at the same time, until a word changes', async () => {
    const learner = await near.createLearner();
    const kept = createKeptLists(near.platform.db);
    const make = counting();
    const read = async () => (await kept.read(learner.id, 'list', make))[0];
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    const [id = 0] = await addWords(learner, manyWords(1));
    expect(await Promise.all([read(), read(), read()])).toEqual([2, 2, 2]);
    await learnerTransaction(near.platform.db, learner.id, (tx) =>
      updateWord(tx, learner.id, id, { wordImage: 'drawn.svg', enWordAudio: 'spoken.wav' }),
    );
    expect(await read()).toBe(2);
    await learner.inject({ method: 'PATCH', url: `/vocabulary/${id}`, body: { level: 'N1' } });
    expect(await read()).toBe(3);
  });

  test('is another’s for nobody', async () => {
    const kept = createKeptLists(near.platform.db);
    const make = counting();
    const [one, other] = [await near.createLearner(), await near.createLearner()];
    const read = async ({ id }: TestLearner) => (await kept.read(id, 'list', make))[0];
    expect([await read(one), await read(other), await read(one)]).toEqual([1, 2, 1]);
  });

  test('is not a failure', async () => {
    const learner = await near.createLearner();
    const kept = createKeptLists(near.platform.db);
    const failing = kept.read(learner.id, 'list', () => Promise.reject(new Error('The database is gone')));
    await expect(failing).rejects.toThrow('The database is gone');
    expect(await kept.read(learner.id, 'list', counting())).toEqual(Int32Array.of(1));
  });
});
