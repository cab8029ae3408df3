import type { SxProps } from '@mui/system/styleFunctionSx';
import type { ElementType, HTMLAttributes, Ref } from 'react';
import type { Theme } from '../theme/theme';

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

const toCss = { between: 'space-between', start: 'flex-start', end: 'flex-end' } as const;

function flexWord(word: string): string {
  return word in toCss ? toCss[word as keyof typeof toCss] : word;
}

/** Our short words (`between`) as CSS values, for each width. */
export function toFlex<Word extends string>(value: Responsive<Word> | undefined) {
  if (value === undefined || typeof value === 'string') return value && flexWord(value);
  return Object.fromEntries(Object.entries(value).map(([width, word]) => [width, flexWord(String(word))]));
}

/** `sx` of a component followed by the caller's, which wins. */
export function mergeSx(own: Record<string, unknown>, theirs: Sx | undefined): Sx {
  return [own, ...(Array.isArray(theirs) ? theirs : [theirs ?? null])] as Sx;
}
