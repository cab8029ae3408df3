import type { ReactNode, Ref } from 'react';

/** What every frame is given. */
export interface FrameProps {
  /** For its main landmark. */
  readonly main: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The id of the main landmark, where the skip link leads. */
export const MAIN_ID = 'main';
