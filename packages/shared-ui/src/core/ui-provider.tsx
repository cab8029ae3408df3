import './theme/page.css';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { readNonce } from './nonce';
import { SnackbarHost } from './snackbar/snackbar-host';
import { theme } from './theme/theme';
import { THEME_STORAGE_KEY } from './theme/theme-mode';
import { colorVariable, dark, fontFamily, light, type Palette } from './theme/tokens';

/** The one style cache of the page, with its nonce: a Content Security Policy without `unsafe-inline` holds. */
export const emotionCache = createCache({ key: 'k', nonce: readNonce(), prepend: true });

// What is drawn at one time has a sheet of its own: a browser works out anew the styles of all that a sheet, to which a
// rule is added, applies to.
const { sheet } = emotionCache;
const insert = sheet.insert.bind(sheet);
let isDrawing = false;
sheet.insert = (rule) => {
  if (!isDrawing) {
    sheet.ctr = 0;
    queueMicrotask(() => (isDrawing = false));
  }
  isDrawing = true;
  insert(rule);
};

const colors = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [colorVariable(name), value]));

const variables = {
  ':root': {
    ...colors(light),
    '--k-font-latin': fontFamily.latin,
    '--k-font-japanese': fontFamily.japanese,
  },
  // Paper is light, whatever the screen is.
  '@media screen': { '[data-theme="dark"]': colors(dark) },
};

/**
 * Everything a page of the suite stands in: style cache, theme and toasts. The shell (or a standalone host) renders
 * one. The learner's choice of a scheme stands on `<html data-theme>`: a switch changes one attribute, nothing renders
 * anew and nothing flashes.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme} modeStorageKey={THEME_STORAGE_KEY} defaultMode="system" noSsr>
        <Global styles={variables} />
        {children}
        <SnackbarHost />
      </ThemeProvider>
    </CacheProvider>
  );
}
