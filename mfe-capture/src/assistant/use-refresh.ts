import { useEffect } from 'react';
import { useAppDispatch } from '@kotoba/session';
import { renewHistory } from './chat.api';

/**
 * Reads the history anew whenever the tab is looked at again. A reading that is on its way may be older than the look: it is followed by
 * another one. Source: CHAT-8.
 */
export function useRefreshOnReturn(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') dispatch(renewHistory());
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [dispatch]);
}
