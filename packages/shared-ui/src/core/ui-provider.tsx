import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { SnackbarHost } from './snackbar/snackbar-host';
import { emotionCache } from './theme/emotion-cache';
import { ThemeProvider } from './theme/theme-provider';

/** Everything a page of the suite stands in: style cache, theme and toasts. The shell (or a standalone host) renders one. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider>
        {children}
        <SnackbarHost />
      </ThemeProvider>
    </CacheProvider>
  );
}
