import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { MenuEntry, type MenuItem } from './menu-entry';
import { MenuList } from './menu-list';
import { Popover } from './popover';

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
        <MenuList labelledBy={id} header={header}>
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} close={close} />
          ))}
        </MenuList>
      </Popover>
    </>
  );
}
