import type { FrameProps } from './frame.types';

/** Nothing around the page. */
export function BareFrame({ main, children }: FrameProps) {
  return <main ref={main}>{children}</main>;
}
