import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import MuiDrawer from '@mui/material/Drawer';
import MuiMenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import MuiPopover from '@mui/material/Popover';
import { Fragment, useEffect, useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import { useSharedTexts } from '../texts/shared-texts';
import { styled } from '../theme/styled';
import { color } from '../theme/tokens';
import '../theme/components/floating';

export { Toaster } from '../snackbar/toaster';
export { Tip } from './tip';

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

/** See `Dialog`. */
export function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, onClose, children, actions, size = 'small', busy = false, closeHidden = false } = props;
  const { t } = useSharedTexts();
  const id = useId();
  const close = () => {
    if (!busy) onClose();
  };
  // Material's own portal draws what is in it a second time, at once.
  return createPortal(
    <MuiDialog
      open
      disablePortal
      onClose={close}
      aria-labelledby={id}
      maxWidth={size === 'small' ? 'xs' : 'md'}
    >
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
    </MuiDialog>,
    document.body,
  );
}

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Names it. */
  label: string;
  children: ReactNode;
}

/** See `Drawer`. */
export function OpenDrawer({ onClose, label, children }: Omit<DrawerProps, 'open'>) {
  return (
    <MuiDrawer open onClose={onClose} slotProps={{ paper: { 'aria-label': label, style: { width: 248 } } }}>
      {children}
    </MuiDrawer>
  );
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
   * Names it as a dialog; "Choices" when left out, around a menu that has a name of its own: what floats outside the
   * landmarks of the page must say what it is.
   */
  label?: string;
  children: ReactNode;
}

/** Px under the anchor below which a sheet goes up instead, if there is more room. */
const ROOM = 240;
const GAP = 6;

/** See `Popover`. */
export function OpenPopover(props: PopoverProps & { anchor: HTMLElement }) {
  const { anchor, onClose, align = 'start', width, onKeyDown, label, children } = props;
  const { t } = useSharedTexts();
  const { top, bottom } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const isUp = below < ROOM && top > below;
  const horizontal = align === 'start' ? 'left' : 'right';
  const paper = {
    role: 'dialog',
    'aria-label': label ?? t('popover.choices'),
    style: { width, marginTop: isUp ? -GAP : GAP },
  };
  return (
    <MuiPopover
      open
      anchorEl={anchor}
      onClose={onClose}
      // Left out, not undefined: that would take the place of Material's own, which closes at Escape.
      {...(onKeyDown && { onKeyDown })}
      anchorOrigin={{ vertical: isUp ? 'top' : 'bottom', horizontal }}
      transformOrigin={{ vertical: isUp ? 'bottom' : 'top', horizontal }}
      slotProps={{ paper }}
    >
      {children}
    </MuiPopover>
  );
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

const Header = styled('div')({ padding: '14px 16px 12px', borderBottom: `1px solid ${color.line}` });

export interface OpenMenuProps {
  items: readonly MenuItem[];
  /** Above the items: who is signed in. */
  header?: ReactNode;
  /** The button that opened it names it. */
  labelledBy: string;
  onClose: () => void;
}

/** What stands in the sheet of a `Menu`; its first item takes the focus. */
export function OpenMenu({ items, header, labelledBy, onClose }: OpenMenuProps) {
  const entry = ({ label, icon, onSelect, to, tone, disabled = false, keepsOpen = false }: MenuItem) => (
    <MuiMenuItem
      {...(to !== undefined && !disabled && { component: Link, to })}
      disabled={disabled}
      onClick={() => {
        onSelect?.();
        if (!keepsOpen) onClose();
      }}
      style={{ color: disabled ? color.inkSoft : tone === 'beni' ? color.beni : color.ink }}
    >
      {icon}
      {label}
    </MuiMenuItem>
  );
  return (
    <>
      {header && <Header>{header}</Header>}
      <MenuList aria-labelledby={labelledBy} autoFocusItem>
        {items.map((item) => (
          <Fragment key={item.id}>
            {item.separated && <Divider component="li" sx={{ my: 1 }} />}
            {entry(item)}
          </Fragment>
        ))}
      </MenuList>
    </>
  );
}
