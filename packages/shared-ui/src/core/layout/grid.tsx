import { Box } from './box';
import { mergeSx, toFlex, type LayoutProps } from './layout.types';

export interface GridProps extends LayoutProps {
  /** Narrowest column in px; as many columns as fit, one on narrow screens. */
  min?: number;
  /** Fixed columns instead: a count, or a CSS template for each width. */
  columns?: number | Partial<Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', number | string>>;
}

const template = (columns: number | string) =>
  typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;

/** Equal columns. */
export function Grid({ as = 'div', gap = 4, min = 260, columns, align, justify, sx, ...rest }: GridProps) {
  const gridTemplateColumns =
    columns === undefined
      ? `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`
      : typeof columns === 'number'
        ? template(columns)
        : Object.fromEntries(Object.entries(columns).map(([width, value]) => [width, template(value)]));
  const own = {
    display: 'grid',
    gap,
    gridTemplateColumns,
    alignItems: toFlex(align),
    justifyContent: toFlex(justify),
  };
  return <Box component={as} sx={mergeSx(own, sx)} {...rest} />;
}
