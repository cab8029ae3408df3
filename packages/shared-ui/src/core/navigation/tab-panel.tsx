import type { ReactNode } from 'react';
import { panelId, tabId } from './tab-ids';

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
    <div role="tabpanel" id={panelId(label, value)} aria-labelledby={tabId(label, value)}>
      {children}
    </div>
  );
}
