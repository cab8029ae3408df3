import type { SxProps } from '@mui/system/styleFunctionSx';
import type { ElementType, HTMLAttributes, Ref } from 'react';
import type { Theme } from '@mui/material/styles';

/** One value, or one for each width from phones up: `{ xs: 2, md: 6 }`. */
export type Responsive<Value> = Value | Partial<Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', Value>>;

/** Styles with tokens: numbers of spacing are × 4 px; colours come from `color`. */
export type Sx = SxProps<Theme>;

export interface LayoutProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  as?: ElementType;
  /** Distance between children, × 4 px. */
  gap?: Responsive<number>;
  align?: Responsive<'start' | 'center' | 'end' | 'stretch' | 'baseline'>;
  justify?: Responsive<'start' | 'center' | 'end' | 'between'>;
  sx?: Sx;
  ref?: Ref<HTMLElement>;
}
