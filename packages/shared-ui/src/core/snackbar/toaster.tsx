import '../nonce';
import { Global } from '@emotion/react';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect, useRef, type ReactNode } from 'react';
import { MOST_TOASTS, TOAST_MS } from './toast-limits';
import { takeMessages } from './toast-queue';
import { Toast } from './toast';
import { ToastButton } from './toast-button';
import { ToastMotion } from './toast-motion';

const components = { success: Toast, error: Toast, info: Toast, default: Toast, warning: Toast };
const topCentre = { vertical: 'top', horizontal: 'center' } as const;

// notistack folds away the place of a toast that has gone, by its height, which lays out each frame. Alone, it had nobody to give its place to.
const folding = { '.notistack-SnackbarContainer > :only-child': { transition: 'none !important' } };

// notistack's own keys are times with a fraction of which a double has room for 4096 values: two of one moment may be the same.
let lastKey = 0;

/** notistack with our limits and our look. Loaded after the start; see `SnackbarHost`. */
function Toaster({ region }: { region: HTMLElement }) {
  const shown = useRef(new Map<string, SnackbarKey>());
  useEffect(
    () =>
      takeMessages(({ text, tone, action, about }) => {
        const button = action && ((id: SnackbarKey) => <ToastButton id={id} action={action} />);
        const earlier = about === undefined ? undefined : shown.current.get(about);
        if (earlier !== undefined) closeSnackbar(earlier);
        const key = enqueueSnackbar(text, { key: (lastKey += 1), variant: tone, action: button });
        if (about !== undefined) shown.current.set(about, key);
      }),
    [],
  );
  return (
    <>
      <Global styles={folding} />
      <SnackbarProvider
        domRoot={region}
        maxSnack={MOST_TOASTS}
        autoHideDuration={TOAST_MS}
        anchorOrigin={topCentre}
        Components={components}
        TransitionComponent={ToastMotion}
      />
    </>
  );
}

/** Fills the region with the toaster. */
export const fillRegion = (region: HTMLElement): ReactNode => <Toaster region={region} />;
