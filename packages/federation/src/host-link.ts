import { useEffect } from 'react';
import type { Host, Undo } from '@kotoba/contracts';

export interface HostLink {
  /** The `onMount` of the remote: remembers the host that mounted it; its undo forgets it. */
  readonly attach: (host: Host) => Undo;
  /** While `busy` (a dirty form, a running quiz), no update of the suite is offered in this tab. */
  readonly useBusy: (busy: boolean) => void;
}

/** How the screens of one remote reach the host that mounted it. Each remote makes one, in its `src/host.ts`. */
export function createHostLink(): HostLink {
  let current: Host | null = null;
  return {
    attach(host) {
      current = host;
      return () => {
        current = null;
      };
    },
    useBusy(busy) {
      useEffect(() => (busy ? current?.markBusy() : undefined), [busy]);
    },
  };
}
