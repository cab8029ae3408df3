import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';

/** Where the browser keeps the choice. The same key is in `theme-boot.js`. */
export const THEME_STORAGE_KEY = 'kotoba-theme';

export type ThemeMode = 'light' | 'dark' | 'system';

/** Shows the theme that the learner's settings name: when they are known, and when they change. `undefined` leaves it as it is. */
export function useThemeOf(mode: ThemeMode | undefined): void {
  const { setMode } = useColorScheme();
  useEffect(() => {
    if (mode !== undefined) setMode(mode);
  }, [mode, setMode]);
}
