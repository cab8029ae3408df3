import { post } from './toast-queue';

/** Toasts. Source: document 1, section 9: top-centre, 3000 ms, at most 20, at most 350 px wide. */
export const notify = {
  success: (text: string): void => post({ tone: 'success', text }),
  error: (text: string): void => post({ tone: 'error', text }),
  info: (text: string): void => post({ tone: 'info', text }),
} as const;
