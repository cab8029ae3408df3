import useMediaQuery from '@mui/material/useMediaQuery';
import { useSyncExternalStore } from 'react';
import { theme } from '../theme/theme';
import type { breakpoints } from '../theme/tokens';

function watch(onChange: () => void): () => void {
  const names = ['online', 'offline'] as const;
  names.forEach((name) => window.addEventListener(name, onChange));
  return () => names.forEach((name) => window.removeEventListener(name, onChange));
}

/** Whether the browser believes that it has a connection. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);

/** Whether the window is as wide as the breakpoint; for what must not be rendered. Prefer responsive styles. */
export const useWidthFrom = (width: Exclude<keyof typeof breakpoints, 'xs'>): boolean =>
  useMediaQuery(theme.breakpoints.up(width), { noSsr: true });
