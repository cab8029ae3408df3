import type { ReactNode } from 'react';

export interface LiveTextProps {
  /** Empty until there is something to say; keep the element mounted, or nothing is said. */
  children?: ReactNode;
  /** `assertive` interrupts: errors. */
  urgency?: 'polite' | 'assertive';
}

/** Says its content whenever it changes: the verdict of an answer, the count of found words. */
export function LiveText({ children, urgency = 'polite' }: LiveTextProps) {
  return (
    <div role={urgency === 'polite' ? 'status' : 'alert'} aria-live={urgency} aria-atomic="true">
      {children}
    </div>
  );
}
