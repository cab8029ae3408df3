import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STORAGE_KEY } from '@kotoba/session';

const source = readFileSync(path.join(__dirname, 'early-hints.js'), 'utf8');

/** Runs the script as the page does, for the hints of a page; gives the addresses that are fetched ahead. */
function fetchedAhead(...hints: string[]): (string | null)[] {
  document.head.innerHTML = hints.join('');
  new Function(source)();
  return [...document.head.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'));
}

const forLearner = '<meta name="kotoba-hint" content="/a.js sha384-A">';
const forVerified = '<meta name="kotoba-hint" content="/b.js sha384-B" data-verified>';
const session = (emailVerified: boolean) =>
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: 0, user: { emailVerified }, token: 'x' }));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a guest fetches nothing of a protected page', () => {
  expect(fetchedAhead(forLearner, forVerified)).toEqual([]);
});

test('a learner fetches what they may see, with its integrity', () => {
  session(false);
  expect(fetchedAhead(forLearner, forVerified)).toEqual(['/a.js']);
  session(true);
  expect(fetchedAhead(forLearner, forVerified)).toEqual(['/a.js', '/b.js']);
  expect(document.head.querySelector('link')?.getAttribute('integrity')).toBe('sha384-A');
  fetchedAhead('<meta name="kotoba-hint" content="/e.js sha384-E" data-entry>');
  const entry = document.head.querySelector('script');
  expect([entry?.getAttribute('src'), entry?.getAttribute('integrity')]).toEqual(['/e.js', 'sha384-E']);
  for (const outcome of ['error', 'load']) {
    entry?.dispatchEvent(new Event(outcome));
    expect(entry?.dataset['entry']).toBe(outcome);
  }
  fetchedAhead('<meta name="kotoba-hint" content="/c.css sha384-C">');
  expect(document.head.querySelector('link')?.as).toBe('style');
});

test('nothing happens when the storage is closed', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(fetchedAhead(forLearner)).toEqual([]);
});
