import type { Ref } from 'react';
import { container } from './layout-look';
import type { LayoutProps } from './layout.types';

export interface RowProps extends LayoutProps {
  /** Whether children flow to the next line; true by default, so that nothing leaves a narrow screen. */
  wrap?: boolean;
}

const Root = container(({ wrap }) => ({
  display: 'flex',
  flexWrap: wrap ? 'wrap' : 'nowrap',
  minWidth: 0,
}));

/** Things beside each other. */
export function Row({ gap = 3, align = 'center', wrap = true, ref, ...rest }: RowProps) {
  return <Root gap={gap} align={align} wrap={wrap} ref={ref as Ref<HTMLDivElement>} {...rest} />;
}
