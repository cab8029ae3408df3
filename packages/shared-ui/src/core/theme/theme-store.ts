/** Where the browser keeps the choice: `light`, `dark` or `system`. The same key is in `theme-boot.js`. */
export const THEME_STORAGE_KEY = 'kotoba-theme';

export type ThemeMode = 'light' | 'dark' | 'system';

const DARK = '(prefers-color-scheme: dark)';
const watchers = new Set<() => void>();

/** Kept beside the storage, which may be closed to this page; the choice then lasts as long as the tab. */
let chosen: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

function mode(): ThemeMode {
  const value = stored() ?? chosen;
  return value === 'light' || value === 'dark' ? value : 'system';
}

function resolved(): 'light' | 'dark' {
  const now = mode();
  if (now !== 'system') return now;
  return window.matchMedia?.(DARK).matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.setAttribute('data-theme', resolved());
  watchers.forEach((tell) => tell());
}

function choose(next: ThemeMode): void {
  chosen = next;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, next);
  } catch {
    // Closed storage: `chosen` keeps it for this tab.
  }
  apply();
}

/** Shows the theme and keeps it right: the system's changes, and the choices of other tabs. The returned undo stops that. */
function follow(): () => void {
  const system = window.matchMedia?.(DARK);
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === THEME_STORAGE_KEY || event.key === null) apply();
  };
  system?.addEventListener('change', apply);
  window.addEventListener('storage', fromOtherTab);
  apply();
  return () => {
    system?.removeEventListener('change', apply);
    window.removeEventListener('storage', fromOtherTab);
  };
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

export const themeStore = { mode, resolved, choose, follow, watch } as const;
