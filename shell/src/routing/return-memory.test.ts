import fc from 'fast-check';
import { createReturnMemory } from './return-memory';

function storage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const patterns = ['/dashboard', '/vocabularies', '/learn/session/:sessionId'];

test('gives back the location with its query and hash', () => {
  const memory = createReturnMemory(patterns, storage(), storage());
  memory.remember('/vocabularies?query=傘&page=2#list', null);
  expect(memory.recall(7)).toBe('/vocabularies?query=%E5%82%98&page=2#list');
});

test('outlives a reload of the tab', () => {
  const tab = storage();
  createReturnMemory(patterns, tab, storage()).remember('/learn/session/7', null);
  expect(createReturnMemory(patterns, tab, storage()).recall(7)).toBe('/learn/session/7');
});

test('is empty after it has served', () => {
  const memory = createReturnMemory(patterns, storage(), storage());
  memory.remember('/vocabularies', null);
  memory.forget();
  expect(memory.recall(7)).toBeNull();
});

test('remembers nothing of a learner who leaves on purpose, until the next one is in', () => {
  const memory = createReturnMemory(patterns, storage(), storage());
  memory.remember('/vocabularies', null);
  memory.leave();
  memory.remember('/learn/session/7', null);
  expect(memory.recall(7)).toBeNull();
  memory.forget();
  memory.remember('/learn/session/7', null);
  expect(memory.recall(7)).toBe('/learn/session/7');
});

test.each([
  '/nowhere',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/vocabularies',
  '/dashboard',
])('does not keep %s', (location) => {
  const memory = createReturnMemory(patterns, storage(), storage());
  memory.remember(location, null);
  expect(memory.recall(7)).toBeNull();
});

test('whatever lies in the storage, only locations of the suite come out', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc
          .array(
            fc.constantFrom(
              ...'/\\.:@?#%\t',
              'https:',
              '//',
              '%2e',
              'evil.example',
              ...patterns,
              'learn/session',
            ),
            { maxLength: 8 },
          )
          .map((parts) => parts.join('')),
        fc.string(),
      ),
      (text) => {
        const location = createReturnMemory(
          patterns,
          storage({ 'kotoba.place': ` ${text}` }),
          storage(),
        ).recall(7);
        if (location === null) return;
        const { origin, pathname } = new URL(location, 'https://kotoba.test');
        expect(origin).toBe('https://kotoba.test');
        expect(pathname).toMatch(/^\/(dashboard|vocabularies|learn\/session\/[^/]+)\/?$/);
      },
    ),
    { numRuns: LONG ? 2000 : 300 },
  );
});

test('a full storage costs only the return location', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const memory = createReturnMemory(patterns, full, full);
  expect(() => memory.remember('/vocabularies', null)).not.toThrow();
  expect(memory.recall(7)).toBeNull();
});

test('the location of one learner is given to no other', () => {
  const memory = createReturnMemory(patterns, storage(), storage());
  memory.remember('/vocabularies?query=secret', 7);
  expect(memory.recall(8)).toBeNull();
  expect(memory.recall(null)).toBeNull();
  expect(memory.recall(7)).toBe('/vocabularies?query=secret');
});

test('a location for any tab is found in a tab of its own, by its owner alone', () => {
  const browser = storage();
  createReturnMemory(patterns, storage(), browser).remember('/vocabularies', 7, { anyTab: true });
  const other = createReturnMemory(patterns, storage(), browser);
  expect(other.recall(7)).toBe('/vocabularies');
  expect(other.recall(8)).toBeNull();
  expect(other.recall(null)).toBeNull();
  other.forget();
  expect(other.recall(7)).toBeNull();
});

test('a location of this tab alone stays in it, and is the one that counts', () => {
  const browser = storage();
  const first = createReturnMemory(patterns, storage(), browser);
  const second = createReturnMemory(patterns, storage(), browser);
  first.remember('/vocabularies', 7);
  expect(second.recall(7)).toBeNull();
  second.remember('/learn/session/7', 7, { anyTab: true });
  expect(first.recall(7)).toBe('/vocabularies');
});

test.each([
  '',
  '/vocabularies',
  '7/vocabularies',
  'x /vocabularies',
  '-1 /vocabularies',
  '7 //evil.example',
  '7  /vocabularies',
])('nothing is made of %j in the storage', (text) => {
  const kept = { 'kotoba.place': text };
  expect(createReturnMemory(patterns, storage(kept), storage(kept)).recall(7)).toBeNull();
});
