import { readFileSync } from 'node:fs';
import path from 'node:path';
import { THEME_STORAGE_KEY } from './theme-mode';

const source = readFileSync(path.join(__dirname, 'theme-boot.js'), 'utf8');

/** Runs the script as the page does: alone, in the global scope. */
function boot(prefersDark: boolean): string | null {
  window.matchMedia = (query: string) =>
    ({ matches: prefersDark && query.includes('dark') }) as MediaQueryList;
  new Function(source)();
  return document.documentElement.getAttribute('data-theme');
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['system', true, 'dark'],
  [null, true, 'dark'],
  [null, false, 'light'],
  ['purple', false, 'light'],
])('stored %s and a system that prefers dark: %s → %s', (stored, prefersDark, shown) => {
  if (stored !== null) localStorage.setItem(THEME_STORAGE_KEY, stored);
  expect(boot(prefersDark)).toBe(shown);
});

test('follows the system when the storage is closed', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(boot(true)).toBe('dark');
});
