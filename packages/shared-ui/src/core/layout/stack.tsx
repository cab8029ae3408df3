import type { Ref } from 'react';
import { container } from './layout-look';
import type { LayoutProps } from './layout.types';

const Root = container(() => ({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

/** Things under each other. */
export function Stack({ gap = 4, ref, ...rest }: LayoutProps) {
  return <Root gap={gap} ref={ref as Ref<HTMLDivElement>} {...rest} />;
}
