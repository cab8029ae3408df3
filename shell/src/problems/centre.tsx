import type { ReactNode } from 'react';
import './centre.css';

/** One thing in the middle of a page. */
export function Centre({ children }: { children: ReactNode }) {
  return <div className="shell-centre">{children}</div>;
}
