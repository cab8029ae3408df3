import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import type { ReactElement, ReactNode } from 'react';
import '../core/theme/components/tabs';

export interface TabsProps<Value extends string> {
  /** Names the list of tabs; also joins tabs and panels: give the same to `TabPanel`. */
  label: string;
  tabs: readonly { value: Value; label: string; icon?: ReactElement }[];
  value: Value;
  onChange: (value: Value) => void;
}

const idOf = (part: 'tab' | 'panel', label: string, value: string) =>
  `${part}-${label}-${value}`.replace(/[^\p{L}\p{N}]+/gu, '-');

/** Views of one screen beside each other. Arrow keys move and choose at once. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <MuiTabs
      aria-label={label}
      value={value}
      onChange={(_event, chosen: Value) => onChange(chosen)}
      selectionFollowsFocus
      variant="scrollable"
      scrollButtons={false}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          {...tab}
          id={idOf('tab', label, tab.value)}
          aria-controls={tab.value === value ? idOf('panel', label, tab.value) : undefined}
        />
      ))}
    </MuiTabs>
  );
}

export interface TabPanelProps {
  /** The `label` of its `Tabs`. */
  label: string;
  /** The value of its tab. Render only the panel that is shown. */
  value: string;
  children: ReactNode;
}

/** What a tab shows, named by it. */
export function TabPanel({ label, value, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={idOf('panel', label, value)} aria-labelledby={idOf('tab', label, value)}>
      {children}
    </div>
  );
}
