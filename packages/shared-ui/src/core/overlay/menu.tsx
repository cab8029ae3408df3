import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { color } from '../theme/tokens';
import { MenuEntry } from './menu-entry';
import { moveFocus } from './move-focus';
import { Popover } from './popover';

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
  /** For one-of-many menus (theme): shows a check and says so. */
  checked?: boolean;
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

export interface MenuProps {
  /** `(props) => <IconButton label="…" icon={…} {...props} />` */
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuItem[];
  /** Above the items: who is signed in. */
  header?: ReactNode;
  align?: 'start' | 'end';
  width?: number;
}

const List = styled('div')({ padding: 6, '&:focus': { outline: 'none' } });
const Header = styled('div')({ padding: '14px 16px 12px', borderBottom: `1px solid ${color.line}` });

/** A button with choices; arrow keys, Home, End and first letters move, Escape and a press outside close. */
export function Menu({ trigger, items, header, align = 'end', width = 240 }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      {trigger({
        ref: button,
        id,
        onClick: () => setAnchor(button.current),
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
      })}
      <Popover anchor={anchor} onClose={close} align={align} width={width}>
        {header && <Header>{header}</Header>}
        <List role="menu" tabIndex={-1} aria-labelledby={id} onKeyDown={moveFocus}>
          {items.map((item, index) => (
            <MenuEntry key={item.id} item={item} first={index === 0} close={close} />
          ))}
        </List>
      </Popover>
    </>
  );
}
