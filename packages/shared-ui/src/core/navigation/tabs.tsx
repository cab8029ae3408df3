import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { color, motion } from '../theme/tokens';
import { panelId, tabId } from './tab-ids';
import { styled } from '../theme/styled';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Names the list of tabs; also joins tabs and panels: give the same to `TabPanel`. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const List = styled('div')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.line}`,
});

const Tab = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flexShrink: 0,
  minHeight: 46,
  padding: '0 16px',
  border: 0,
  borderBottom: '2px solid transparent',
  backgroundColor: 'transparent',
  color: color.inkSoft,
  fontWeight: 600,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  transition: `color ${motion.quick}ms, border-color ${motion.quick}ms`,
  '&:hover': { color: color.ink },
  '&[aria-selected="true"]': { color: color.ai, borderBottomColor: color.ai },
  '&:focus-visible': { outlineOffset: -4, borderRadius: 8 },
});

/** Views of one screen beside each other. Arrow keys move and choose at once. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[id="${tabId(label, next.value)}"]`)?.focus();
  };
  return (
    <List role="tablist" aria-label={label} tabIndex={-1} ref={list} onKeyDown={move}>
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(label, tab.value)}
          aria-controls={tab.value === value ? panelId(label, tab.value) : undefined}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.icon}
          {tab.label}
        </Tab>
      ))}
    </List>
  );
}
