import { Box } from './box';
import { mergeSx, toFlex, type LayoutProps } from './layout.types';

export interface RowProps extends LayoutProps {
  /** Whether children flow to the next line; true by default, so that nothing leaves a narrow screen. */
  wrap?: boolean;
}

/** Things beside each other. */
export function Row({ as = 'div', gap = 3, align = 'center', justify, wrap = true, sx, ...rest }: RowProps) {
  const own = {
    display: 'flex',
    flexWrap: wrap ? 'wrap' : 'nowrap',
    minWidth: 0,
    gap,
    alignItems: toFlex(align),
    justifyContent: toFlex(justify),
  };
  return <Box component={as} sx={mergeSx(own, sx)} {...rest} />;
}
