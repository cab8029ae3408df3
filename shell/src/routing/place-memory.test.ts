import fc from 'fast-check';
import { createPlaceMemory } from './place-memory';

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

test('gives back the place with its query and hash', () => {
  const places = createPlaceMemory(patterns, storage(), storage());
  places.remember('/vocabularies?query=傘&page=2#list', null);
  expect(places.recall(7)).toBe('/vocabularies?query=%E5%82%98&page=2#list');
});

test('outlives a reload of the tab', () => {
  const tab = storage();
  createPlaceMemory(patterns, tab, storage()).remember('/learn/session/7', null);
  expect(createPlaceMemory(patterns, tab, storage()).recall(7)).toBe('/learn/session/7');
});

test('is empty after it has served', () => {
  const places = createPlaceMemory(patterns, storage(), storage());
  places.remember('/vocabularies', null);
  places.forget();
  expect(places.recall(7)).toBeNull();
});

test('remembers nothing of a learner who leaves on purpose, until the next one is in', () => {
  const places = createPlaceMemory(patterns, storage(), storage());
  places.remember('/vocabularies', null);
  places.leave();
  places.remember('/learn/session/7', null);
  expect(places.recall(7)).toBeNull();
  places.forget();
  places.remember('/learn/session/7', null);
  expect(places.recall(7)).toBe('/learn/session/7');
});

test.each([
  '/nowhere',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/vocabularies',
  '/dashboard',
])('does not keep %s', (place) => {
  const places = createPlaceMemory(patterns, storage(), storage());
  places.remember(place, null);
  expect(places.recall(7)).toBeNull();
});

test('whatever lies in the storage, only places of the suite come out', () => {
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
        const place = createPlaceMemory(patterns, storage({ 'kotoba.place': ` ${text}` }), storage()).recall(
          7,
        );
        if (place === null) return;
        const { origin, pathname } = new URL(place, 'https://kotoba.test');
        expect(origin).toBe('https://kotoba.test');
        expect(pathname).toMatch(/^\/(dashboard|vocabularies|learn\/session\/[^/]+)\/?$/);
      },
    ),
    { numRuns: LONG ? 2000 : 300 },
  );
});

test('a full storage costs only the way back', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const places = createPlaceMemory(patterns, full, full);
  expect(() => places.remember('/vocabularies', null)).not.toThrow();
  expect(places.recall(7)).toBeNull();
});

test('the place of one learner is given to no other', () => {
  const places = createPlaceMemory(patterns, storage(), storage());
  places.remember('/vocabularies?query=secret', 7);
  expect(places.recall(8)).toBeNull();
  expect(places.recall(null)).toBeNull();
  expect(places.recall(7)).toBe('/vocabularies?query=secret');
});

test('a place for any tab is found in a tab of its own, by its owner alone', () => {
  const browser = storage();
  createPlaceMemory(patterns, storage(), browser).remember('/vocabularies', 7, { anyTab: true });
  const other = createPlaceMemory(patterns, storage(), browser);
  expect(other.recall(7)).toBe('/vocabularies');
  expect(other.recall(8)).toBeNull();
  expect(other.recall(null)).toBeNull();
  other.forget();
  expect(other.recall(7)).toBeNull();
});

test('a place of this tab alone stays in it, and is the one that counts', () => {
  const browser = storage();
  const first = createPlaceMemory(patterns, storage(), browser);
  const second = createPlaceMemory(patterns, storage(), browser);
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
  expect(createPlaceMemory(patterns, storage(kept), storage(kept)).recall(7)).toBeNull();
});
