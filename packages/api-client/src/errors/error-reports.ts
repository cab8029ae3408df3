import {
  isRejectedWithValue,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { RootState } from '@kotoba/session';
import { endpoints } from '../cache/endpoints';
import type { ErrorReport } from '../generated/endpoints';
import { clientErrorCodes, type ApiError } from './api-error';

/** A tab that fails again and again has said so after a few. */
const MOST = 10;
const MOST_PLACES = 5;

/** Line and column of a script of ours, in a line of a stack as any browser writes it. */
const PLACE = /https?:\/\/[^/\s]+(\/[\w./-]+)(?:\?[^:\s)]*)?(:\d+:\d+)/;

function describe(thrown: unknown): Pick<ErrorReport, 'error' | 'where'> {
  if (!(thrown instanceof Error)) return { error: 'NoError', where: [] };
  const places = (thrown.stack ?? '').split('\n').flatMap((line) => {
    const [, path = '', position = ''] = PLACE.exec(line) ?? [];
    return path === '' ? [] : [path + position];
  });
  return { error: thrown.name.replaceAll(/[^\w.]/g, '_').slice(0, 60), where: places.slice(0, MOST_PLACES) };
}

type Client = ThunkDispatch<RootState, unknown, UnknownAction>;

interface Rejected {
  readonly meta: { readonly arg: unknown };
}
const callOf = ({ meta: { arg } }: Rejected): string =>
  typeof arg === 'object' && arg !== null && 'endpointName' in arg ? String(arg.endpointName) : 'unknown';

/**
 * Tells the server of errors that only this tab has seen: names and places, never an error's text, which may quote what
 * a learner has written; and the id of the last answer that failed, by which the server's log has the rest. Answers
 * that cannot be read are told by themselves. Each error once, and no more than a few.
 */
export function createErrorReports({ release }: { release: string | null }) {
  let lastFailed: string | null = null;
  let dispatch: Client | null = null;
  const told = new Set<string>();

  function tell(found: Pick<ErrorReport, 'error' | 'where'>): void {
    const mark = [found.error, ...found.where].join(' ');
    if (!dispatch || told.has(mark) || told.size >= MOST) return;
    told.add(mark);
    const page = window.location.pathname.replaceAll(/[^\w./-]/g, '_').slice(0, 200);
    const errorReport = { ...found, page, release, requestId: lastFailed };
    void dispatch(endpoints.endpoints.reportError.initiate({ errorReport }, { track: false }));
  }

  const middleware: Middleware<object, RootState, Client> = (store) => {
    dispatch = store.dispatch;
    return (next) => (action) => {
      const result = next(action);
      if (isRejectedWithValue(action)) {
        const { code, requestId } = action.payload as Partial<ApiError>;
        const call = callOf(action);
        // What became of a report is nobody's trouble.
        if (call === 'reportError') return result;
        if (requestId !== undefined) lastFailed = requestId;
        if (code === clientErrorCodes.malformed) tell({ error: code, where: [call] });
      }
      return result;
    };
  };

  return { middleware, report: (thrown: unknown): void => tell(describe(thrown)) };
}
