import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GlobalLook } from './global-look';
import { THEME_STORAGE_KEY } from './theme-mode';
import { theme } from './theme';

/**
 * Light and dark tokens as CSS variables, the learner's stored choice, and the look of bare elements. `disableTransitionOnChange` stays
 * off: it adds a style element without a nonce, which the page's policy refuses.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MuiThemeProvider theme={theme} defaultMode="system" modeStorageKey={THEME_STORAGE_KEY}>
      <GlobalLook />
      {children}
    </MuiThemeProvider>
  );
}
