import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../actions/button';
import { useSharedTexts } from '../texts/shared-texts';
import { Text } from '../type/text';
import type { DialogProps, DrawerProps, MenuItem, OpenMenuProps, PopoverProps } from './floating';
import { useFloating } from './use-floating';

export type { MenuItem };

/** Something that must be answered before going on, named by its title; the focus stays inside and returns. */
export function Dialog({ open, ...rest }: DialogProps) {
  const floating = useFloating(open);
  return floating && <floating.OpenDialog {...rest} />;
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

/** A sheet from the left edge of a narrow screen: the sidebar on phones and tablets. */
export function Drawer({ open, ...rest }: DrawerProps) {
  const floating = useFloating(open);
  return floating && <floating.OpenDrawer {...rest} />;
}

/** A floating sheet at the thing that called it. Escape and a press outside close it. */
export function Popover({ anchor, ...rest }: PopoverProps) {
  const floating = useFloating(anchor !== null);
  return floating && anchor && <floating.OpenPopover anchor={anchor} {...rest} />;
}

/** What the button that opens the menu must be given. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  onClick: () => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

export interface MenuProps extends Pick<OpenMenuProps, 'items' | 'header'>, Pick<PopoverProps, 'width'> {
  /** `(props) => <IconButton label="…" icon={…} {...props} />` */
  trigger: (props: MenuTriggerProps) => ReactNode;
}

/** A button with choices; arrow keys, Home, End and first letters move, Escape and a press outside close. */
export function Menu({ trigger, items, header, width = 240 }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const open = () => {
    // Safari does not focus a button that is pressed, and the focus goes back to where it was.
    button.current?.focus();
    setAnchor(button.current);
  };
  const floating = useFloating(anchor !== null);
  return (
    <>
      {trigger({
        ref: button,
        id,
        onClick: open,
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
      })}
      {floating && anchor && (
        <floating.OpenPopover anchor={anchor} onClose={close} align="end" width={width}>
          <floating.OpenMenu items={items} header={header} labelledBy={id} onClose={close} />
        </floating.OpenPopover>
      )}
    </>
  );
}
