import type * as styles from '@mui/material/styles';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../../testing/render-ui';
import { THEME_STORAGE_KEY, useThemeOf, type ThemeMode } from './theme-mode';

const mockChosen = jest.fn();
jest.mock('@mui/material/styles', () => {
  const actual = jest.requireActual<typeof styles>('@mui/material/styles');
  const useColorScheme: typeof actual.useColorScheme = () => {
    const { setMode, ...scheme } = actual.useColorScheme();
    return { ...scheme, setMode: (mode) => (mockChosen(mode), setMode(mode)) };
  };
  return { ...actual, useColorScheme };
});

let systemIsDark = false;
let tellSystem: () => void = () => undefined;

beforeEach(() => {
  systemIsDark = false;
  const listeners = new Set<(system: { matches: boolean }) => void>();
  tellSystem = () => listeners.forEach((listener) => listener({ matches: systemIsDark }));
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('dark') && systemIsDark,
      addListener: (listener: () => void) => listeners.add(listener),
      removeListener: (listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
});

afterEach(() => localStorage.clear());

function Probe() {
  const [mode, setMode] = useState<ThemeMode>();
  useThemeOf(mode);
  return (
    <>
      <button onClick={() => setMode('dark')}>dark</button>
      <button onClick={() => setMode('system')}>system</button>
    </>
  );
}

const shown = () => document.documentElement.getAttribute('data-theme');

test('follows the system until a choice is made', () => {
  systemIsDark = true;
  renderUi(<Probe />);
  expect(shown()).toBe('dark');
});

test('follows the system when it changes', () => {
  renderUi(<Probe />);
  expect(shown()).toBe('light');
  systemIsDark = true;
  act(() => tellSystem());
  expect(shown()).toBe('dark');
});

test('keeps the choice, and goes back to the system', async () => {
  renderUi(<Probe />);
  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(shown()).toBe('dark');
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'system' }));
  expect(shown()).toBe('light');
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('system');
});

test('follows the choice of another tab', () => {
  renderUi(<Probe />);
  localStorage.setItem(THEME_STORAGE_KEY, 'dark');
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: 'dark' })));
  expect(shown()).toBe('dark');
});

test('a choice lasts for the tab where the storage is closed', async () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  renderUi(<Probe />);
  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(shown()).toBe('dark');
  jest.restoreAllMocks();
});

/** A screen that shows the learner's theme, and the next one in its place. */
function Screens() {
  const [number, setNumber] = useState(1);
  return (
    <>
      <Themed key={number} />
      <button onClick={() => setNumber(number + 1)}>next</button>
    </>
  );
}
function Themed() {
  useThemeOf('dark');
  return null;
}

/** Source: SHELL-31. */
test('a choice that stands already is not made again by each screen', async () => {
  renderUi(<Screens />);
  expect(shown()).toBe('dark');
  mockChosen.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'next' }));
  expect(mockChosen).not.toHaveBeenCalled();
});
