import { GATHER_MS, gatherTags, type Tag } from './live-updates';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const handed: (readonly Tag[])[] = [];
  return { handed, ...gatherTags((tags) => handed.push(tags)) };
}

test('the first change is handed on at once', () => {
  const { add, handed } = start();
  add(['Note']);
  expect(handed).toEqual([['Note']]);
});

test('what follows is gathered, each tag once, and handed on together', () => {
  const { add, handed } = start();
  add(['Note']);
  for (const id of [1, 2, 1]) add(['Note', { type: 'Vocabulary', id }]);
  expect(handed).toHaveLength(1);
  jest.advanceTimersByTime(GATHER_MS);
  expect(handed[1]).toEqual(['Note', { type: 'Vocabulary', id: 1 }, { type: 'Vocabulary', id: 2 }]);
});

test('a stream of changes is handed on at a steady pace, its end included', () => {
  const { add, handed } = start();
  for (let event = 0; event < 400; event += 1) {
    add(['Note']);
    jest.advanceTimersByTime(25);
  }
  jest.advanceTimersByTime(GATHER_MS);
  expect(handed).toHaveLength((400 * 25) / GATHER_MS + 1);
});

test('after a quiet time the next one is at once again', () => {
  const { add, handed } = start();
  add(['Note']);
  jest.advanceTimersByTime(2 * GATHER_MS);
  add(['Topic']);
  expect(handed).toEqual([['Note'], ['Topic']]);
});

test('nothing is handed on once it is over', () => {
  const { add, stop, handed } = start();
  add(['Note']);
  add(['Topic']);
  stop();
  jest.advanceTimersByTime(2 * GATHER_MS);
  expect(handed).toEqual([['Note']]);
});
