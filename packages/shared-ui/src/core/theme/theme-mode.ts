import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';

/** Where the browser keeps the choice. The same key is in `theme-boot.js`. */
export const THEME_STORAGE_KEY = 'kotoba-theme';

export type ThemeMode = 'light' | 'dark' | 'system';

/** Shows the theme of the learner's settings, once they are known. `undefined` leaves it as it is. */
export function useThemeOf(mode: ThemeMode | undefined): void {
  const { setMode } = useColorScheme();
  useEffect(() => {
    if (mode !== undefined) setMode(mode);
  }, [mode, setMode]);
}
