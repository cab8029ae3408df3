import { useEffect, useRef, type ReactNode } from 'react';
import { color } from '../theme/tokens';
import { moveFocus } from './move-focus';
import { styled } from '../theme/styled';

const List = styled('div')({ padding: 6 });
const Header = styled('div')({ padding: '14px 16px 12px', borderBottom: `1px solid ${color.line}` });

interface MenuListProps {
  /** The button that opened it names it. */
  labelledBy: string;
  header: ReactNode;
  children: ReactNode;
}

/** The open menu; its first item takes the focus. */
export function MenuList({ labelledBy, header, children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  }, []);
  return (
    <>
      {header && <Header>{header}</Header>}
      <List role="menu" tabIndex={-1} aria-labelledby={labelledBy} ref={list} onKeyDown={moveFocus}>
        {children}
      </List>
    </>
  );
}
