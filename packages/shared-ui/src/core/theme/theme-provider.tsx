import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GlobalLook } from './global-look';
import { THEME_STORAGE_KEY } from './theme-mode';
import { theme } from './theme';

/** Light and dark tokens as CSS variables, the learner's stored choice, and the look of bare elements. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MuiThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={THEME_STORAGE_KEY}
      disableTransitionOnChange
    >
      <GlobalLook />
      {children}
    </MuiThemeProvider>
  );
}
