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
  const places = createPlaceMemory(patterns, storage());
  places.remember('/vocabularies?query=傘&page=2#list');
  expect(places.recall()).toBe('/vocabularies?query=%E5%82%98&page=2#list');
});

test('outlives a reload of the tab', () => {
  const tab = storage();
  createPlaceMemory(patterns, tab).remember('/learn/session/7');
  expect(createPlaceMemory(patterns, tab).recall()).toBe('/learn/session/7');
});

test('is empty after it has served', () => {
  const places = createPlaceMemory(patterns, storage());
  places.remember('/vocabularies');
  places.forget();
  expect(places.recall()).toBeNull();
});

test('remembers nothing of a learner who leaves on purpose, until the next one is in', () => {
  const places = createPlaceMemory(patterns, storage());
  places.remember('/vocabularies');
  places.leave();
  places.remember('/learn/session/7');
  expect(places.recall()).toBeNull();
  places.forget();
  places.remember('/learn/session/7');
  expect(places.recall()).toBe('/learn/session/7');
});

test.each([
  '/nowhere',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/vocabularies',
  '/dashboard',
])('does not keep %s', (place) => {
  const places = createPlaceMemory(patterns, storage());
  places.remember(place);
  expect(places.recall()).toBeNull();
});

test('whatever lies in the storage, only places of the suite come out', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('/vocabularies/../..//evil', '/%2e%2e//evil')),
      (text) => {
        const place = createPlaceMemory(patterns, storage({ 'kotoba.place': text })).recall();
        if (place === null) return;
        const { origin, pathname } = new URL(place, 'https://kotoba.test');
        expect(origin).toBe('https://kotoba.test');
        expect(pathname).toMatch(/^\/(dashboard|vocabularies|learn\/session\/[^/]+)\/?$/);
      },
    ),
  );
});

test('a full storage costs only the way back', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const places = createPlaceMemory(patterns, full);
  expect(() => places.remember('/vocabularies')).not.toThrow();
  expect(places.recall()).toBeNull();
});
