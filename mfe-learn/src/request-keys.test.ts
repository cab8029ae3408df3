import { createRequestKeys } from './request-keys';

type Step = 'a' | 'b' | 'undo' | 'known';

/** Which tries carry the same key: the number of the try that made it. */
function keysOf(steps: readonly Step[]): number[] {
  const requestKeys = createRequestKeys();
  const made: string[] = [];
  return steps.flatMap((step) => {
    if (step === 'known') {
      requestKeys.settle();
      return [];
    }
    const key = requestKeys.keyOf({ request: step });
    if (!made.includes(key)) made.push(key);
    return [made.indexOf(key)];
  });
}

test.each<[string, Step[], number[]]>([
  ['a retry is the same request', ['a', 'a', 'a'], [0, 0, 0]],
  ['after a known answer the same words are a new request', ['a', 'known', 'a'], [0, 1]],
  ['other words are another request', ['a', 'b'], [0, 1]],
  ['after other words the first ones are new', ['a', 'b', 'a'], [0, 1, 2]],
  ['after a lost undo the same answer is new', ['a', 'undo', 'a'], [0, 1, 2]],
  ['after a lost answer the same undo is new', ['undo', 'a', 'undo'], [0, 1, 2]],
  [
    'an undo that was done lets the same answer be given again',
    ['a', 'undo', 'known', 'a', 'a'],
    [0, 1, 2, 2],
  ],
])('%s', (_name, steps, keys) => {
  expect(keysOf(steps)).toEqual(keys);
});

test('a request is open from its first try to its answer, and no other one is', () => {
  const requestKeys = createRequestKeys();
  expect(requestKeys.isOpen('a')).toBe(false);
  requestKeys.keyOf('a');
  expect([requestKeys.isOpen('a'), requestKeys.isOpen('b')]).toEqual([true, false]);
  requestKeys.settle();
  expect(requestKeys.isOpen('a')).toBe(false);
});
