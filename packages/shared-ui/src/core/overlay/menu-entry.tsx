import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/icon';
import { color } from '../theme/tokens';
import { styled } from '../theme/styled';

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

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 42,
  padding: '8px 12px',
  border: 0,
  borderRadius: 8,
  backgroundColor: 'transparent',
  fontSize: '0.9375rem',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { backgroundColor: color.aiTint },
  '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: -2 },
  '&[aria-disabled="true"]': { cursor: 'default', backgroundColor: 'transparent' },
  '&[aria-disabled="true"] > svg': { opacity: 0.6 },
  '& > .check': { marginLeft: 'auto', color: color.ai },
} as const;

const Act = styled('button')(look);
const Go = styled(Link)(look);

interface MenuEntryProps {
  item: MenuItem;
  close: () => void;
}

export function MenuEntry({ item, close }: MenuEntryProps) {
  const {
    label,
    icon,
    onSelect,
    to,
    tone = 'ink',
    disabled = false,
    checked,
    keepsOpen = false,
    separated,
  } = item;
  const select = () => {
    if (disabled) return;
    onSelect?.();
    if (!keepsOpen) close();
  };
  const shared = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': disabled || undefined,
    tabIndex: -1,
    onClick: select,
    style: {
      color: disabled ? color.inkSoft : tone === 'beni' ? color.beni : color.ink,
      ...(separated && { marginTop: 6, boxShadow: `0 -4px 0 -3px ${color.line}` }),
    },
  };
  const inside = (
    <>
      {icon}
      {label}
      {checked && (
        <span className="check">
          <Icon name="check" size={18} />
        </span>
      )}
    </>
  );
  if (to !== undefined && !disabled) {
    return (
      <Go to={to} {...shared}>
        {inside}
      </Go>
    );
  }
  return (
    <Act type="button" {...shared}>
      {inside}
    </Act>
  );
}
