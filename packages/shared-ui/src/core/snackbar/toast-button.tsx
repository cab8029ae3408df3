import { closeSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../actions/button';
import type { ToastAction } from './toast-queue';

export interface ToastButtonProps {
  /** Of the toast, which goes when its button was pressed. */
  id: SnackbarKey;
  action: ToastAction;
}

/** Where Ctrl+Z takes back what was typed. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="checkbox"]), textarea') !== null;

/** What can be done about a message. Three seconds are short for a keyboard that is elsewhere: Ctrl+Z (⌘Z) presses it from anywhere. */
export function ToastButton({ id, action }: ToastButtonProps) {
  // The toast fades out with its button in it.
  const isPressed = useRef(false);
  const press = () => {
    if (isPressed.current) return;
    isPressed.current = true;
    closeSnackbar(id);
    action.onPress();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || event.defaultPrevented || isText(event.target)) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Button variant="quiet" size="small" aria-keyshortcuts="Control+Z Meta+Z" onClick={press}>
      {action.label}
    </Button>
  );
}
