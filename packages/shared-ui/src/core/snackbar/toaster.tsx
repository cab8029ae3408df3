import '../nonce';
import { Global } from '@emotion/react';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type SnackbarKey,
  type TransitionProps,
} from 'notistack';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import { tone as toneOf, toneIcon } from '../status/tone';
import { useSharedTexts } from '../texts/shared-texts';
import { floatingLook } from '../theme/surfaces';
import { styled } from '../theme/styled';
import { motion } from '../theme/tokens';
import { MAX_TOASTS, takeMessages, TOAST_MS, type ToastAction, type ToastMessage } from './notify';

/** Where Ctrl+Z takes back what was typed. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="checkbox"]), textarea') !== null;

/** What can be done about a message. Three seconds are short: Ctrl+Z (⌘Z) presses it from anywhere. */
function ToastButton({ id, action }: { id: SnackbarKey; action: ToastAction }) {
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

const Root = styled('div')({
  ...floatingLook,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 'max-content',
  marginInline: 'auto',
  // Source: SHELL-20.
  maxWidth: 'min(350px, calc(100vw - 32px))',
  padding: '8px 8px 8px 14px',
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.4,
  pointerEvents: 'all',
  '& > [data-tone]': { color: toneOf.text },
  '& > [data-tone] + span': { flex: 1, minWidth: 0, paddingBlock: 6 },
});

const tones = { success: 'matsu', error: 'beni', info: 'ai' } as const;

/** One message: icon, words, and a button that closes it. Errors interrupt (`alert`), the rest is polite. */
function Toast({ id, text, tone, action }: ToastMessage & { id: SnackbarKey }) {
  const { t } = useSharedTexts();
  return (
    <Root role={tone === 'error' ? 'alert' : undefined}>
      <span data-tone={tones[tone]}>
        <Icon name={toneIcon[tones[tone]]} size={20} />
      </span>
      <span>{text}</span>
      {action && <ToastButton id={id} action={action} />}
      <IconButton
        label={t('dismiss')}
        icon={<Icon name="close" size={16} />}
        size="small"
        tooltip={false}
        onClick={() => closeSnackbar(id)}
      />
    </Root>
  );
}

const pace = `${motion.calm}ms ${motion.easing}`;

const Moving = styled('div')({
  transition: `opacity ${pace}, transform ${pace}`,
  '@starting-style': { opacity: 0, transform: 'translateY(-12px)' },
  '&[data-leaving]': { opacity: 0 },
});

/**
 * How a toast comes and goes: by the stylesheet alone. notistack's own slide measures the toast and has the page laid
 * out up to four times for each, which costs more than all that a verdict shows beside it.
 */
function ToastMotion({ in: isShown = false, onEntered, onExited, children }: TransitionProps) {
  const moving = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent(() => {
    if (!moving.current) return;
    if (isShown) onEntered?.(moving.current, true);
    else onExited?.(moving.current);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(), motion.calm);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <Moving ref={moving} data-leaving={isShown ? undefined : ''}>
      {children}
    </Moving>
  );
}

const topCentre = { vertical: 'top', horizontal: 'center' } as const;

// notistack folds away the place of a toast that has gone, by its height, which lays out each frame. Alone, it had
// nobody to give its place to.
const folding = { '.notistack-SnackbarContainer > :only-child': { transition: 'none !important' } };

// notistack's own keys are times with a fraction of which a double has room for 4096 values: two of one moment may be
// the same.
let lastKey = 0;

/** notistack with our limits and our look. Loaded after the start; see `SnackbarHost`. */
export function Toaster({ region }: { region: HTMLElement }) {
  const shown = useRef(new Map<string, SnackbarKey>());
  useEffect(
    () =>
      takeMessages((message) => {
        const { about, text } = message;
        const earlier = about === undefined ? undefined : shown.current.get(about);
        if (earlier !== undefined) closeSnackbar(earlier);
        const content = (id: SnackbarKey) => <Toast id={id} {...message} />;
        const key = enqueueSnackbar(text, { key: (lastKey += 1), content });
        if (about !== undefined) shown.current.set(about, key);
      }),
    [],
  );
  return (
    <>
      <Global styles={folding} />
      <SnackbarProvider
        domRoot={region}
        maxSnack={MAX_TOASTS}
        autoHideDuration={TOAST_MS}
        anchorOrigin={topCentre}
        TransitionComponent={ToastMotion}
      />
    </>
  );
}
