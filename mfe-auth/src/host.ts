import { useEffect } from 'react';
import type { Host, Undo } from '@kotoba/contracts';

let current: Host | null = null;

/** Remembers the host that mounted this remote; its undo forgets it. */
export function attach(host: Host): Undo {
  current = host;
  return () => {
    current = null;
  };
}

/** While `busy`, no update of the suite is offered in this tab. */
export function useBusy(busy: boolean): void {
  useEffect(() => (busy ? current?.markBusy() : undefined), [busy]);
}
