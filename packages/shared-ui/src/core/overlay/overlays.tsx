import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref, type RefObject } from 'react';
import { Button } from '../actions/button';
import { useSharedTexts } from '../texts/shared-texts';
import { Text } from '../type/text';
import { useFloating } from './use-floating';

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

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Names it. */
  label: string;
  children: ReactNode;
}

/** A sheet from the left edge of a narrow screen: the sidebar on phones and tablets. */
export function Drawer({ open, ...rest }: DrawerProps) {
  const floating = useFloating(open);
  return floating && <floating.OpenDrawer {...rest} />;
}

export interface PopoverProps {
  /** The element it hangs on; null closes it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Which edge of the anchor it keeps to. */
  align?: 'start' | 'end';
  width?: number;
  /** Of keys anywhere inside, also while the sheet itself has the focus. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /**
   * Names it as a dialog; "Choices" when left out, around a menu that has a name of its own: what floats outside the landmarks of the
   * page must say what it is.
   */
  label?: string;
  children: ReactNode;
}

/** A floating sheet at the thing that called it. Escape and a press outside close it. */
export function Popover({ anchor, ...rest }: PopoverProps) {
  const floating = useFloating(anchor !== null);
  return floating && anchor && <floating.OpenPopover anchor={anchor} {...rest} />;
}

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Does something … */
  onSelect?: () => void;
  /** … or leads somewhere. */
  to?: string;
  tone?: 'ink' | 'beni';
  disabled?: boolean;
  /** Stays open after being chosen (an action that shows its progress here). */
  keepsOpen?: boolean;
  /** Draws a hairline above. */
  separated?: boolean;
}

/** What the button that opens the menu must be given. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  onClick: () => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

export interface MenuProps extends Pick<PopoverProps, 'width'> {
  /** `(props) => <IconButton label="…" icon={…} {...props} />` */
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuItem[];
  /** Above the items: who is signed in. */
  header?: ReactNode;
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
