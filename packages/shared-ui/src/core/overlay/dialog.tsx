import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import { useSharedTexts } from '../texts/shared-texts';
import { Text } from '../type/text';

export interface DialogProps {
  open: boolean;
  /** Names the dialog. */
  title: string;
  /** Escape, a press beside it and the close button; ignored while `busy`. */
  onClose: () => void;
  children?: ReactNode;
  /** At the lower edge, the safe one first: `<Button>Cancel</Button><Button variant="primary">…</Button>`. */
  actions?: ReactNode;
  /** 420 or 640 px; never wider than the screen. */
  size?: 'small' | 'large';
  /** Cannot be closed while its action runs. */
  busy?: boolean;
  /** Gets the focus at the beginning: a control, or the first one inside it; without it the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Hides the close button at the upper right (a question with Cancel needs none). */
  closeHidden?: boolean;
}

const CONTROL = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

/** Stands inside, where its effect comes before the one by which Material gives the focus to the dialog. */
function FirstFocus({ target }: { target: RefObject<HTMLElement | null> | undefined }) {
  useEffect(() => {
    const element = target?.current;
    const control = element?.matches(CONTROL) ? element : element?.querySelector<HTMLElement>(CONTROL);
    control?.focus();
  }, [target]);
  return null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, onClose, children, actions, size = 'small', busy = false, closeHidden = false } = props;
  const { t } = useSharedTexts();
  const id = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <MuiDialog open onClose={close} aria-labelledby={id} maxWidth={size === 'small' ? 'xs' : 'md'}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {!closeHidden && (
        <IconButton
          label={t('close')}
          icon={<Icon name="close" />}
          size="small"
          onClick={close}
          disabled={busy}
          tooltip={false}
        />
      )}
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
      <FirstFocus target={props.initialFocus} />
    </MuiDialog>
  );
}

/** Something that must be answered before going on, named by its title; the focus stays inside and returns. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'title' | 'busy' | 'children'> {
  /** What will happen, and whether it can be undone. `children` stand under it: how far it has come. */
  message: ReactNode;
  /** The verb: 'Delete'. */
  confirmLabel: string;
  /** While it runs: 'Deleting...'. */
  busyLabel?: string;
  /** 'Cancel' unless given. */
  cancelLabel?: string;
  /** For what cannot be undone. */
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question with two answers; the focus starts on the safe one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    message,
    confirmLabel,
    busyLabel,
    cancelLabel,
    danger = false,
    onConfirm,
    onCancel,
    ...rest
  } = props;
  const { t } = useSharedTexts();
  // Enter pressed by habit destroys nothing.
  const safe = useRef<HTMLButtonElement>(null);
  const actions = (
    <>
      <Button ref={safe} onClick={onCancel} disabled={rest.busy}>
        {cancelLabel ?? t('cancel')}
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        onClick={onConfirm}
        busy={rest.busy}
        busyLabel={busyLabel}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog {...rest} onClose={onCancel} actions={actions} initialFocus={safe} closeHidden>
      <Text tone="soft">{message}</Text>
      {rest.children}
    </Dialog>
  );
}
