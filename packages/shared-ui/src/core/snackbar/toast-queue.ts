export type ToastTone = 'success' | 'error' | 'info';

/** What can be done about a message while it stands. */
export interface ToastAction {
  /** A verb: 'Undo'. */
  label: string;
  onPress: () => void;
}

export interface ToastMessage {
  tone: ToastTone;
  text: string;
  action?: ToastAction;
  /** What it is about: it takes the place of an earlier one about the same, so that quick steps do not pile up. */
  about?: string;
}

type Deliver = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
const summoned = new Set<() => void>();
let deliver: Deliver | null = null;

/** Shows a message, or keeps it until there is something that shows it. */
export function post(message: ToastMessage): void {
  if (deliver) {
    deliver(message);
    return;
  }
  waiting.push(message);
  summoned.forEach((summon) => summon());
}

/** Takes over the showing, and gets at once what waits. The returned undo lets later messages wait again. */
export function takeMessages(by: Deliver): () => void {
  deliver = by;
  waiting.splice(0).forEach(by);
  return () => {
    if (deliver === by) deliver = null;
  };
}

/** Whether a message waits for somebody to show it. */
export const isAnyWaiting = (): boolean => waiting.length > 0;

/** Calls `summon` when a message waits for somebody to show it. */
export function onWaiting(summon: () => void): () => void {
  summoned.add(summon);
  return () => summoned.delete(summon);
}
