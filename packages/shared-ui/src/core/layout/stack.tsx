import { Box } from './box';
import { mergeSx, toFlex, type LayoutProps } from './layout.types';

/** Things under each other. */
export function Stack({ as = 'div', gap = 4, align, justify, sx, ...rest }: LayoutProps) {
  const own = {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    gap,
    alignItems: toFlex(align),
    justifyContent: toFlex(justify),
  };
  return <Box component={as} sx={mergeSx(own, sx)} {...rest} />;
}
