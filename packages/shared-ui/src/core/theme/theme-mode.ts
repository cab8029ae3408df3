import { useLayoutEffect, useSyncExternalStore } from 'react';
import { themeStore, type ThemeMode } from './theme-store';

export interface ThemeModeState {
  /** What the learner chose; `system` until a choice was made. */
  mode: ThemeMode;
  /** What is shown. */
  resolved: 'light' | 'dark';
  setMode: (mode: ThemeMode) => void;
}

/** The theme that is chosen and shown, and its setter; other tabs follow. */
export function useThemeMode(): ThemeModeState {
  const mode = useSyncExternalStore(themeStore.watch, themeStore.mode);
  const resolved = useSyncExternalStore(themeStore.watch, themeStore.resolved);
  return { mode, resolved, setMode: themeStore.choose };
}

/** Shows the theme that the learner's settings name: when they are known, and when they change. `undefined` leaves it as it is. */
export function useThemeOf(mode: ThemeMode | undefined): void {
  useLayoutEffect(() => {
    if (mode !== undefined) themeStore.choose(mode);
  }, [mode]);
}
