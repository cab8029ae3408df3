import { useRef, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { useSharedTexts } from '../texts/shared-texts';
import { Text } from '../type/text';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  message: ReactNode;
  /** The verb: 'Delete'. */
  confirmLabel: string;
  /** While it runs: 'Deleting...'. */
  busyLabel?: string;
  /** 'Cancel' unless given. */
  cancelLabel?: string;
  busy?: boolean;
  /** For what cannot be undone. */
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Under the message: how far it has come. */
  children?: ReactNode;
}

/** A question with two answers; the focus starts on the safe one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, confirmLabel, busyLabel, cancelLabel, busy = false, danger = false } = props;
  const { onConfirm, onCancel, children } = props;
  const { t } = useSharedTexts();
  // Enter pressed by habit destroys nothing.
  const safe = useRef<HTMLButtonElement>(null);
  const actions = (
    <>
      <Button ref={safe} onClick={onCancel} disabled={busy}>
        {cancelLabel ?? t('cancel')}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      actions={actions}
      busy={busy}
      initialFocus={safe}
      closeHidden
    >
      <Text tone="soft">{message}</Text>
      {children}
    </Dialog>
  );
}
