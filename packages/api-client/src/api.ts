import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { sessionEnded, type RootState } from '@kotoba/session';
import { selectToken } from '@kotoba/session/token';
import type { ApiError } from './errors/api-error';
import { describeFailure } from './errors/describe-failure';
import { createIdempotencyKeys, timeoutOf } from './http/idempotency';

export const API_BASE = '/api';

/** The zone that this device is in: an IANA name. */
const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The calls by which somebody comes in: a server that does not know yet where they are learns it. */
const ARRIVALS: ReadonlySet<string> = new Set(['signUp', 'signIn', 'checkAuth']);

const send = fetchBaseQuery({
  baseUrl: API_BASE,
  prepareHeaders: (headers, { getState, endpoint, arg }) => {
    const token = selectToken(getState() as RootState);
    if (token) headers.set('authorization', `Bearer ${token}`);
    // A file is its bytes. The type that a device gives it by its name says nothing: the server looks into it.
    if (typeof arg === 'object' && arg.body instanceof Blob)
      headers.set('content-type', 'application/octet-stream');
    // A learner's days begin and end where they are, without a field that the documented forms do not have.
    if (ARRIVALS.has(endpoint)) headers.set('x-time-zone', ownTimeZone());
    return headers;
  },
});
const idempotencyKeys = createIdempotencyKeys();

/**
 * The shapes of the answers come beside the start, which they would make 2 kB heavier, while the first answer is on
 * its way. When they cannot be fetched, no answer can be trusted: each counts as one that cannot be read, and the next
 * call fetches them again. Letting answers through unread instead would have nobody notice until a screen falls over.
 */
const shapes = () => import('./generated/answers').then(({ answers }) => answers);

/**
 * What the call gave, with the defaults of what an older server does not send; null when that is not what it is
 * documented to give. Calls without a JSON answer see to their own.
 */
async function read(endpoint: string, data: unknown, loading: ReturnType<typeof shapes>) {
  const answers = await loading.catch(() => null);
  if (!answers) return null;
  if (!Object.hasOwn(answers, endpoint)) return { data };
  const answer = answers[endpoint]?.safeParse(data);
  return answer?.success ? { data: answer.data } : null;
}

/** What Redux Toolkit makes of an answer that is no JSON; one of another shape is as unreadable. */
const unreadable = (status: number): FetchBaseQueryError => ({
  status: 'PARSING_ERROR',
  originalStatus: status,
  data: '',
  error: 'The answer has another shape',
});

/** What a guest may ask; every other question is about a learner. */
const OPEN_QUESTIONS: ReadonlySet<string> = new Set([
  'listCountries',
  'listMailbox',
  'getDemoWord',
  'getDemoAudio',
]);

/** Seconds in `Retry-After`, when it is a number. */
function retryAfterOf(response: Response | undefined): number | undefined {
  const seconds = Number(response?.headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** Whose call it was. */
export interface CallMeta {
  /** The learner who was signed in when the call was sent. */
  readonly sender: number | null;
  /** Another session is here now: the answer says nothing about it. */
  readonly isOutdated: boolean;
  /** The call had its effect before, when it was sent for the first time. */
  readonly isRepeated: boolean;
}

/**
 * Every call of the suite: JSON under `/api`, the bearer token, the documented error texts. A 401 for the token that
 * was sent ends the session once; an answer to an older token (somebody signed in again meanwhile) ends nothing.
 */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, object, CallMeta> = async (
  args,
  call,
  extra,
) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const before = call.getState() as RootState;
  const token = selectToken(before);
  const sender = before.auth.user?.id ?? null;
  // A screen may still ask while its learner signs out in another tab.
  if (token === null && call.type === 'query' && !OPEN_QUESTIONS.has(call.endpoint)) {
    const error = describeFailure(call.endpoint, { status: 401, data: undefined });
    return { error, meta: { sender, isOutdated: false, isRepeated: false } };
  }
  const once = idempotencyKeys.take(call.endpoint, [sender, request.body]);
  const headers = once ? { ...request.headers, 'idempotency-key': once.key } : request.headers;
  const loading = shapes();
  // Whoever awaits it sees the failure; a call that fails by itself does not look.
  loading.catch(() => undefined);
  const answer = await send({ timeout: timeoutOf(call.endpoint), ...request, headers }, call, extra);
  const response = answer.meta?.response;
  const result: { data?: unknown; error?: FetchBaseQueryError } = answer.error
    ? answer
    : ((await read(call.endpoint, answer.data, loading)) ?? { error: unreadable(response?.status ?? 0) });
  // An answer that cannot be read says nothing about what was done: the next try is the same request.
  if (response && response.status < 500 && result.error?.status !== 'PARSING_ERROR') once?.settle();
  const meta = {
    sender,
    isOutdated: selectToken(call.getState() as RootState) !== token,
    isRepeated: response?.headers.get('idempotency-replayed') === 'true',
  };
  if (!result.error) return { data: result.data, meta };
  if (result.error.status === 401 && token !== null && !meta.isOutdated) call.dispatch(sessionEnded());
  const error = describeFailure(call.endpoint, result.error, retryAfterOf(response));
  const requestId = response?.headers.get('x-request-id');
  return { error: requestId ? { ...error, requestId } : error, meta };
};

/** What cached answers are about. A write names what it changes; every screen that shows it asks again. */
export const tagTypes = [
  'Vocabulary',
  'Audio',
  'Note',
  'Topic',
  'Session',
  'Stats',
  'Profile',
  'Settings',
  'Chat',
  'Devices',
  'Import',
] as const;

/** The one cache of the suite. Endpoints are generated from the server's OpenAPI document and injected here. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});

/** Asks for what is shown anew, and forgets the rest: for a page that stumbled over what it was given. */
export const renewEverything = () => api.util.invalidateTags([...tagTypes]);
