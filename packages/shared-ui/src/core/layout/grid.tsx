import type { Ref } from 'react';
import { byWidth, container } from './layout-look';
import type { LayoutProps, Responsive } from './layout.types';

export interface GridProps extends LayoutProps {
  /** Narrowest column in px; as many columns as fit, one on narrow screens. */
  min?: number;
  /** Fixed columns instead: a count, or a CSS template for each width. */
  columns?: Responsive<number | string>;
}

const template = (columns: number | string): string =>
  typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;

const Root = container(({ min, columns }, theme) => [
  { display: 'grid' },
  ...byWidth(theme, columns ?? `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`, (each) => ({
    gridTemplateColumns: template(each),
  })),
]);

/** Equal columns. */
export function Grid({ gap = 4, min = 260, ref, ...rest }: GridProps) {
  return <Root gap={gap} min={min} ref={ref as Ref<HTMLDivElement>} {...rest} />;
}
