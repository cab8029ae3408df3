import { useCallback, useEffect, useReducer } from 'react';
import type { Failure } from './failure';
import type { LoadRequest, ScreenLoader } from './remote-loader';
import { initialScreen, nextScreen, type ScreenState } from './screen-machine';

export interface RemoteScreenControls {
  state: ScreenState;
  /** "Try again": fetches everything anew. */
  retry(): void;
  /** The screen was rendered. */
  onShown(): void;
  /** The screen threw while rendering. */
  onCrashed(cause: unknown): void;
}

/** Drives the loading of one screen. Give the component that uses it a key of remote and path. */
export function useRemoteScreen(
  loader: ScreenLoader,
  { remote, path }: Pick<LoadRequest, 'remote' | 'path'>,
): RemoteScreenControls {
  const [state, dispatch] = useReducer(nextScreen, null, () => initialScreen(loader.peek({ remote, path })));
  const { status, attempt, without } = state;
  const fresh = state.status === 'loading' && state.fresh;

  useEffect(() => {
    if (status !== 'loading') return;
    void loader.load({ remote, path, fresh, without }).then((result) => {
      dispatch({ type: 'settled', attempt, result });
    });
  }, [loader, remote, path, status, attempt, fresh, without]);

  const retry = useCallback(() => dispatch({ type: 'retry' }), []);
  const onShown = useCallback(() => dispatch({ type: 'shown', attempt }), [attempt]);
  const onCrashed = (cause: unknown) => {
    const failed = state.status === 'ready' ? state.screen.release : undefined;
    const failure: Failure = { ok: false, code: 'render', remote, version: failed?.version, cause };
    loader.report(failure);
    const hasAlternative = failed !== undefined && loader.hasAlternative(remote, [...without, failed.id]);
    dispatch({ type: 'crashed', attempt, failure, hasAlternative });
  };
  return { state, retry, onShown, onCrashed };
}
