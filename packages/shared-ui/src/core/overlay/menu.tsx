import Divider from '@mui/material/Divider';
import MuiMenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import MuiPopover from '@mui/material/Popover';
import { Fragment, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { useSharedTexts } from '../texts/shared-texts';
import { styled } from '../theme/styled';
import { color } from '../theme/tokens';

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

/** Px under the anchor below which a sheet goes up instead, if there is more room. */
const ROOM = 240;
const GAP = 6;

/** A floating sheet at the thing that called it. Escape and a press outside close it. */
export function Popover(props: PopoverProps) {
  const { anchor, onClose, align = 'start', width, onKeyDown, label, children } = props;
  const { t } = useSharedTexts();
  if (!anchor) return null;
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

/** What the button that opens the menu must be given. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  onClick: () => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

export interface MenuProps extends Pick<PopoverProps, 'align' | 'width'> {
  /** `(props) => <IconButton label="…" icon={…} {...props} />` */
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuItem[];
  /** Above the items: who is signed in. */
  header?: ReactNode;
}

const Header = styled('div')({ padding: '14px 16px 12px', borderBottom: `1px solid ${color.line}` });

/** A button with choices; arrow keys, Home, End and first letters move, Escape and a press outside close. */
export function Menu({ trigger, items, header, align = 'end', width = 240 }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const open = () => {
    // Safari does not focus a button that is pressed, and the focus goes back to where it was.
    button.current?.focus();
    setAnchor(button.current);
  };
  const entry = ({ label, icon, onSelect, to, tone, disabled = false, keepsOpen = false }: MenuItem) => (
    <MuiMenuItem
      {...(to !== undefined && !disabled && { component: Link, to })}
      disabled={disabled}
      onClick={() => {
        onSelect?.();
        if (!keepsOpen) close();
      }}
      style={{ color: disabled ? color.inkSoft : tone === 'beni' ? color.beni : color.ink }}
    >
      {icon}
      {label}
    </MuiMenuItem>
  );
  return (
    <>
      {trigger({
        ref: button,
        id,
        onClick: open,
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
      })}
      <Popover anchor={anchor} onClose={close} align={align} width={width}>
        {header && <Header>{header}</Header>}
        <MenuList aria-labelledby={id} autoFocusItem>
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.separated && <Divider component="li" sx={{ my: 1 }} />}
              {entry(item)}
            </Fragment>
          ))}
        </MenuList>
      </Popover>
    </>
  );
}
