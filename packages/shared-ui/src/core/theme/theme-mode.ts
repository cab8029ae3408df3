import { useColorScheme } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';

/** Where the browser keeps the choice. The same key is in `theme-boot.js`. */
export const THEME_STORAGE_KEY = 'kotoba-theme';

export type ThemeMode = 'light' | 'dark' | 'system';

/** Shows the theme of the learner's settings, once they are known. `undefined` leaves it as it is. */
export function useThemeOf(mode: ThemeMode | undefined): void {
  const { mode: shown, setMode } = useColorScheme();
  // React keeps what is set to what it is already until the provider renders, which may be never.
  const show = useEffectEvent((wanted: ThemeMode) => {
    if (wanted !== shown) setMode(wanted);
  });
  useEffect(() => {
    if (mode !== undefined) show(mode);
  }, [mode]);
}
