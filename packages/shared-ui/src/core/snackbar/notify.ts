/** Source: SHELL-20. */
export const TOAST_MS = 3000;
export const MAX_TOASTS = 20;

/** What can be done about a message while it stands. */
export interface ToastAction {
  /** A verb: 'Undo'. */
  label: string;
  onPress: () => void;
}

export interface ToastMessage {
  tone: 'success' | 'error' | 'info';
  text: string;
  action?: ToastAction;
  /** What it is about: it takes the place of an earlier one about the same, so that quick steps do not pile up. */
  about?: string;
}

type Deliver = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let tellHost = (): void => undefined;
let deliver: Deliver | null = null;
let isPosted = false;

/** Shows a message, or keeps it until there is something that shows it. */
function post(message: ToastMessage): void {
  if (deliver) return deliver(message);
  waiting.push(message);
  isPosted = true;
  tellHost();
}

/** Takes over the showing, and gets at once what waits. The returned undo lets later messages wait again. */
export function takeMessages(by: Deliver): () => void {
  deliver = by;
  waiting.splice(0).forEach(by);
  return () => {
    if (deliver === by) deliver = null;
  };
}

/** Whether anything was said on this page, and somebody must show it. */
export const isAnyPosted = (): boolean => isPosted;

export function onPosted(onChange: () => void): () => void {
  tellHost = onChange;
  return () => void (tellHost = () => undefined);
}

/** Toasts. Source: SHELL-20. */
export const notify = {
  /** With an `action`, the message can be acted on as long as it stands: by its button, and by Ctrl+Z (⌘Z). */
  success: (text: string, action?: ToastAction): void => post({ tone: 'success', text, action }),
  error: (text: string): void => post({ tone: 'error', text }),
  /** What became of one thing after the other of a kind: a newer one takes the place of the one before. */
  outcome: (about: string, tone: 'success' | 'error', text: string): void => post({ tone, text, about }),
  info: (text: string): void => post({ tone: 'info', text }),
} as const;
