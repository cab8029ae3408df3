import { useEffect } from 'react';

/** Calls `refresh` whenever the tab is looked at again. Source: document 2, section 2: the history is refreshed then. */
export function useRefreshOnReturn(refresh: () => void): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [refresh]);
}
