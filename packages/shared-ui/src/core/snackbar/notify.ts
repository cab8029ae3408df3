import { post, type ToastAction } from './toast-queue';

/** Toasts. Source: SHELL-20. */
export const notify = {
  /** With an `action`, the message can be acted on as long as it stands: by its button, and by Ctrl+Z (⌘Z). */
  success: (text: string, action?: ToastAction): void => post({ tone: 'success', text, action }),
  error: (text: string): void => post({ tone: 'error', text }),
  /** What became of one thing after the other of a kind: a newer one takes the place of the one before. */
  outcome: (about: string, tone: 'success' | 'error', text: string): void => post({ tone, text, about }),
  info: (text: string): void => post({ tone: 'info', text }),
} as const;
