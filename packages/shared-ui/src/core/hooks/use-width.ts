import useMediaQuery from '@mui/material/useMediaQuery';
import { breakpoints } from '../theme/tokens';

/** Whether the window is at least as wide as the breakpoint. Prefer responsive styles; this is for what must not be rendered. */
export function useWidthFrom(width: Exclude<keyof typeof breakpoints, 'xs'>): boolean {
  return useMediaQuery(`(min-width:${breakpoints[width]}px)`, { noSsr: true });
}
