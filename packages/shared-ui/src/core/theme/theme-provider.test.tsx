import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../testing/render-ui';
import { THEME_STORAGE_KEY, useThemeMode } from './theme-mode';

let systemIsDark = false;
let tellSystem: () => void = () => undefined;

beforeEach(() => {
  systemIsDark = false;
  window.matchMedia = (query: string) => {
    const listeners = new Set<(event: { matches: boolean }) => void>();
    const matches = () => query.includes('dark') && systemIsDark;
    tellSystem = () => listeners.forEach((listener) => listener({ matches: matches() }));
    return {
      get matches() {
        return matches();
      },
      addListener: (listener: () => void) => listeners.add(listener),
      removeListener: (listener: () => void) => listeners.delete(listener),
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    } as unknown as MediaQueryList;
  };
});

afterEach(() => localStorage.clear());

function Probe() {
  const { mode, resolved, setMode } = useThemeMode();
  return (
    <>
      <output>{`${mode} ${resolved}`}</output>
      <button onClick={() => setMode('dark')}>dark</button>
      <button onClick={() => setMode('system')}>system</button>
    </>
  );
}

const shown = () => document.documentElement.getAttribute('data-theme');

test('follows the system until a choice is made', () => {
  systemIsDark = true;
  renderUi(<Probe />);
  expect(screen.getByText('system dark')).toBeInTheDocument();
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
  expect(screen.getByText('dark dark')).toBeInTheDocument();
  expect(shown()).toBe('dark');
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'system' }));
  expect(shown()).toBe('light');
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('system');
});
