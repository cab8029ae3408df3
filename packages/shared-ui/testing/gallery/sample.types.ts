import type { ReactNode } from 'react';

/** One picture of the README. */
export interface Sample {
  /** File name of the picture. */
  name: string;
  render: () => ReactNode;
  /** Takes the whole window: what floats (dialogs, menus, toasts). Height of the window in px. */
  windowHeight?: number;
  /** Runs in the page before the picture: opens what must be open. */
  prepare?: (root: HTMLElement) => void | Promise<void>;
}
