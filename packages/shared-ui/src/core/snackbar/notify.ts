import { post, type ToastAction } from './toast-queue';

/** Toasts. Source: document 1, section 9: top-centre, 3000 ms, at most 20, at most 350 px wide. */
export const notify = {
  /** With an `action`, the message can be acted on as long as it stands: by its button, and by Ctrl+Z (⌘Z). */
  success: (text: string, action?: ToastAction): void => post({ tone: 'success', text, action }),
  error: (text: string): void => post({ tone: 'error', text }),
  /** What became of one thing after the other of a kind: a newer one takes the place of the one before. */
  outcome: (about: string, tone: 'success' | 'error', text: string): void => post({ tone, text, about }),
  info: (text: string): void => post({ tone: 'info', text }),
} as const;
