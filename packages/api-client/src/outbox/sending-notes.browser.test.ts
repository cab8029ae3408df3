import { sessionEnded } from '@kotoba/session';
import { noteList } from '../cache/note-list';
import { cut, held, learner, reply, type Answer } from '../testing';
import { signInAs, startClient } from '../testing/start-client';
import { createNoteOutbox, startNoteSender, type Outcome } from './note-outbox';

beforeEach(() => jest.useFakeTimers());
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

const stored = (id: number): Answer =>
  reply({
    success: true,
    note: {
      id,
      content: 'x',
      createdAt: '2026-11-20T08:00:00.000Z',
      isConverted: false,
      error: null,
      vocabularyIds: [],
      question: null,
      hasOtherMeanings: false,
      notFound: [],
      pieces: [],
      words: [],
      kept: [],
    },
  });
const passed = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

function open(...answers: Answer[]) {
  const client = startClient(...answers);
  const outbox = createNoteOutbox();
  const outcomes: [Outcome, string, string | undefined][] = [];
  outbox.onOutcome((outcome, { content }, reason) => outcomes.push([outcome, content, reason]));
  signInAs(client.store);
  stop = startNoteSender(client.store, outbox);
  const contents = () =>
    Promise.all(client.sent.map(async (r) => ((await r.clone().json()) as { content: string }).content));
  const keys = () => client.sent.map(({ headers }) => headers.get('idempotency-key'));
  return {
    ...client,
    outbox,
    outcomes,
    contents,
    keys,
    add: (...notes: string[]) => outbox.add(learner.id, notes),
  };
}
const online = (value: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
  if (value) window.dispatchEvent(new Event('online'));
};

test('sends one after the other, in the order of their writing', async () => {
  const slow = held(stored(1));
  const { add, sent, contents, outbox, outcomes } = open(slow.answer, stored(2), stored(3));
  add('a', 'b');
  add('c');
  await passed();
  expect(sent).toHaveLength(1);
  slow.release();
  await passed();
  expect(await contents()).toEqual(['a', 'b', 'c']);
  expect(outbox.list(learner.id)).toEqual([]);
  expect(outcomes.map(([outcome, content]) => `${outcome} ${content}`)).toEqual([
    'sent a',
    'sent b',
    'sent c',
  ]);
});

test('the list of notes knows a sent note before it is asked for again', async () => {
  const { add, store } = open(reply({ success: true, notes: [] }), stored(4));
  await store.dispatch(noteList.initiate(undefined));
  add('a');
  await passed();
  const { data } = noteList.select(undefined)(store.getState() as never);
  expect(data?.notes.map(({ id }) => id)).toEqual([4]);
});

test('a lost answer is tried again under the same key, three times in the first twenty seconds, then less and less', async () => {
  const { add, sent, keys, outbox, outcomes } = open(
    cut,
    reply('<html>', 502),
    cut,
    cut,
    cut,
    stored(1),
    stored(2),
  );
  add('a', 'b');
  const counts = [];
  for (const ms of [0, 2000, 15_000, 30_000, 60_000]) {
    await passed(ms);
    counts.push(sent.length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5]);
  expect(outbox.sending().trouble).toBe('Failed to create note');
  expect(outcomes).toEqual([['delayed', 'a', 'Failed to create note']]);
  await passed(60_000);
  expect(new Set(keys().slice(0, 6))).toHaveProperty('size', 1);
  expect(keys()[6]).not.toBe(keys()[0]);
  expect(outbox.sending().trouble).toBeNull();
});

test('a new note waits behind one that is in trouble', async () => {
  const { add, sent } = open(cut, stored(1), stored(2));
  add('a');
  await passed();
  add('b');
  await passed(1000);
  expect(sent).toHaveLength(1);
  await passed(1000);
  expect(sent).toHaveLength(3);
});

test('waits as long as the server asks for', async () => {
  const busy: Answer = () =>
    Response.json({ error: 'Slow down' }, { status: 429, headers: { 'retry-after': '40' } });
  const { add, sent } = open(busy, stored(1));
  add('a');
  await passed(39_000);
  expect(sent).toHaveLength(1);
  await passed(1000);
  expect(sent).toHaveLength(2);
});

test('what the server refuses stays with its reason and holds up nobody', async () => {
  const refused = reply({ success: false, error: 'Note is required', code: 'INVALID_INPUT' }, 400);
  const { add, outbox, outcomes } = open(refused, stored(2), stored(3));
  add('a', 'b');
  await passed();
  expect(outbox.list(learner.id)).toMatchObject([{ content: 'a', refusal: 'Note is required' }]);
  expect(outcomes[0]).toEqual(['refused', 'a', 'Note is required']);
  outbox.refuse(learner.id, outbox.list(learner.id)[0]?.id ?? '', null);
  await passed();
  expect(outbox.list(learner.id)).toEqual([]);
});

test('nothing is tried without a connection, and all of it as soon as there is one', async () => {
  online(false);
  const { add, sent } = open(stored(1), stored(2));
  add('a', 'b');
  await passed(600_000);
  expect(sent).toHaveLength(0);
  online(true);
  await passed();
  expect(sent).toHaveLength(2);
});

test('looking at the page again does not wait for the pause to end', async () => {
  const { add, sent } = open(cut, stored(1));
  add('a');
  await passed();
  document.dispatchEvent(new Event('visibilitychange'));
  await passed();
  expect(sent).toHaveLength(2);
});

test('an ended session keeps the notes for the next sign-in', async () => {
  const { add, sent, store, outbox } = open(reply({}, 401), stored(1), stored(2));
  add('a', 'b');
  await passed(60_000);
  expect(sent).toHaveLength(1);
  expect(outbox.list(learner.id)).toHaveLength(2);
  signInAs(store, 'B');
  await passed();
  expect(sent).toHaveLength(3);
});

test('nothing is sent for somebody else, or for nobody', async () => {
  const { add, sent, store, outbox } = open(stored(1));
  store.dispatch(sessionEnded());
  outbox.add(learner.id + 1, ['Ken’s']);
  add('a');
  await passed(60_000);
  expect(sent).toHaveLength(0);
});

describe('when several tabs are open', () => {
  type Work = () => Promise<boolean>;
  const robbed = () => new DOMException('The lock was stolen', 'AbortError');
  const locks = (request: (options: LockOptions, work: Work) => Promise<boolean>) =>
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request: (_name: string, options: LockOptions, work: Work) => request(options, work) },
    });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('one that fell asleep with the lock loses it after a minute', async () => {
    locks(({ steal, signal }, work) =>
      steal
        ? work()
        : new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(robbed()))),
    );
    const { add, sent, outbox } = open(stored(1), stored(2));
    add('a', 'b');
    await passed(59_999);
    expect(sent).toHaveLength(0);
    await passed(1);
    expect(sent).toHaveLength(2);
    expect(outbox.list(learner.id)).toEqual([]);
  });

  test('one that lost the lock sends what is written there later', async () => {
    let rob: () => void = () => undefined;
    locks((_options, work) =>
      Promise.race([work(), new Promise<never>((_resolve, reject) => (rob = () => reject(robbed())))]),
    );
    const slow = held(stored(1));
    const { add, contents, outbox } = open(slow.answer, stored(2));
    add('a');
    await passed();
    rob();
    await passed();
    slow.release();
    await passed();
    add('b');
    await passed();
    expect(await contents()).toEqual(['a', 'b']);
    expect(outbox.list(learner.id)).toEqual([]);
  });
});

test('a try that takes longer than three seconds is called slow', async () => {
  const never: Answer = () => new Promise(() => undefined);
  const { add, outbox } = open(never, stored(1));
  add('a');
  await passed(2999);
  expect(outbox.sending()).toMatchObject({ slow: false });
  expect(outbox.sending().id).not.toBeNull();
  await passed(1);
  expect(outbox.sending().slow).toBe(true);
});

test('after its undo it sends nothing more', async () => {
  const { add, sent } = open(cut, stored(1));
  add('a');
  await passed();
  stop();
  add('b');
  await passed(60_000);
  expect(sent).toHaveLength(1);
});
