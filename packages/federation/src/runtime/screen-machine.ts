import type { Failure, Result } from './failure';
import type { LoadedScreen } from './remote-loader';

/**
 * loading ──loaded──▶ ready
 *    │  ▲               │ crashed before it was shown, another release left ──▶ loading without this one
 *  failed│retry          └ crashed ──▶ failed
 *    ▼  │
 *   failed
 */
export type ScreenState =
  | { status: 'loading'; attempt: number; fresh: boolean; without: readonly string[] }
  | { status: 'ready'; attempt: number; without: readonly string[]; screen: LoadedScreen }
  | { status: 'failed'; attempt: number; without: readonly string[]; failure: Failure };

export type ScreenEvent =
  | { type: 'settled'; attempt: number; result: Result<LoadedScreen> }
  /** `hasAlternative`: the screen was never shown, and a release is left that has not crashed. */
  | { type: 'crashed'; attempt: number; failure: Failure; hasAlternative: boolean }
  | { type: 'retry' };

/** Where a screen begins: at once when it was loaded before. */
export function initialScreen(known: LoadedScreen | null): ScreenState {
  const begin = { attempt: 0, without: [] };
  return known ? { ...begin, status: 'ready', screen: known } : { ...begin, status: 'loading', fresh: false };
}

/** Events of an attempt that is over change nothing. */
export function nextScreen(state: ScreenState, event: ScreenEvent): ScreenState {
  if (event.type === 'retry') {
    return state.status === 'failed'
      ? { status: 'loading', attempt: state.attempt + 1, fresh: true, without: [] }
      : state;
  }
  if (event.attempt !== state.attempt) return state;
  switch (event.type) {
    case 'settled':
      return settled(state, event.result);
    case 'crashed':
      return state.status === 'ready' ? crashed(state, event.failure, event.hasAlternative) : state;
  }
}

function settled(state: ScreenState, result: Result<LoadedScreen>): ScreenState {
  const { attempt, without } = state;
  if (state.status !== 'loading') return state;
  return result.ok
    ? { status: 'ready', attempt, without, screen: result }
    : { status: 'failed', attempt, without, failure: result };
}

function crashed(
  state: Extract<ScreenState, { status: 'ready' }>,
  failure: Failure,
  hasAlternative: boolean,
): ScreenState {
  const attempt = state.attempt + 1;
  const without = [...state.without, state.screen.release.id];
  return hasAlternative
    ? { status: 'loading', attempt, fresh: false, without }
    : { status: 'failed', attempt, without, failure };
}
