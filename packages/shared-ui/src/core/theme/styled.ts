import createBox from '@mui/system/createBox';
import createStyled from '@mui/system/createStyled';
import type { SxProps } from '@mui/system/styleFunctionSx';
import type { Theme } from '@mui/material/styles';
import isForwardedProp from './forwarded-prop';
import { theme } from './theme';

/** Material's `styled` with our theme built in, so that our own parts need no provider. */
export const styled = createStyled<Theme>({ defaultTheme: theme });

/** For `styled(tag, ownProps('tone', 'size'))`: props that only style, and so never reach the element. */
export function ownProps(...names: readonly string[]): { shouldForwardProp: (prop: PropertyKey) => boolean } {
  const own = new Set(names);
  return { shouldForwardProp: (prop) => isForwardedProp(prop) && !own.has(String(prop)) };
}

/** The way out when no component fits: any element with token-aware styles (`sx`). Prefer the components. */
export const Box = createBox<Theme>({ defaultTheme: theme, defaultClassName: 'box' });

/** Styles with tokens: numbers of spacing are × 4 px; colours come from `color`. */
export type Sx = SxProps<Theme>;
