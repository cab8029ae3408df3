import type { CSSObject } from '@emotion/react';
import type { LayoutProps, Responsive } from './layout.types';
import type { Theme } from '@mui/material/styles';
import { SPACE, type breakpoints } from '../theme/tokens';
import { ownProps, styled } from '../theme/styled';

/** A value as CSS, or one for each width from phones up. */
export function byWidth<Value extends string | number>(
  { breakpoints: { up } }: Theme,
  value: Responsive<Value> | undefined,
  css: (value: Value) => CSSObject,
): CSSObject[] {
  if (typeof value !== 'object') return value === undefined ? [] : [css(value)];
  return (Object.entries(value) as [keyof typeof breakpoints, Value][]).map(([width, each]) => ({
    [up(width)]: css(each),
  }));
}

const inCss = (word: string): string => (word === 'between' ? 'space-between' : word);

interface Own {
  wrap?: boolean;
  min?: number;
  columns?: Responsive<number | string>;
}

/**
 * An element that places its children. Plain CSS and no `sx`, which takes three times as long to work out: every screen is made of these,
 * and is drawn with each key.
 */
export const container = (look: (own: Own, theme: Theme) => CSSObject | CSSObject[]) =>
  styled(
    'div',
    ownProps('gap', 'align', 'justify', 'wrap', 'min', 'columns'),
  )<Pick<LayoutProps, 'gap' | 'align' | 'justify'> & Own>(({ theme, gap, align, justify, ...own }) => [
    look(own, theme),
    byWidth(theme, gap, (times) => ({ gap: times * SPACE })),
    byWidth(theme, align, (word) => ({ alignItems: inCss(word) })),
    byWidth(theme, justify, (word) => ({ justifyContent: inCss(word) })),
  ]);
