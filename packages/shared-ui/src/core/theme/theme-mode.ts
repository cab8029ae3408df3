import { useColorScheme } from '@mui/material/styles';

/** Where the browser keeps the choice: `light`, `dark` or `system`. The same key is in `theme-boot.js`. */
export const THEME_STORAGE_KEY = 'kotoba-theme';

export type ThemeMode = 'light' | 'dark' | 'system';

export interface ThemeModeState {
  /** What the learner chose; `system` until a choice was made. */
  mode: ThemeMode;
  /** What is shown. */
  resolved: 'light' | 'dark';
  setMode: (mode: ThemeMode) => void;
}

/** The theme that is chosen and shown, and its setter; other tabs follow. */
export function useThemeMode(): ThemeModeState {
  const { mode, systemMode, setMode } = useColorScheme();
  const chosen: ThemeMode = mode ?? 'system';
  return {
    mode: chosen,
    resolved: chosen === 'system' ? (systemMode ?? 'light') : chosen,
    setMode: (next) => setMode(next),
  };
}
