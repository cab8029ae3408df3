import type { Endpoint } from './endpoint';
import { guardedRequest, type GuardedAnswer, type Resolve, ProviderFailure } from './guarded-request';

export { isOnPrivateNetwork, namesForbiddenAddress, type Endpoint } from './endpoint';
export { guardedStream, ProviderFailure, type GuardedAnswer, type OpenAnswer } from './guarded-request';

/** Failures in a row after which a provider is left alone, and for how long. */
export const CIRCUIT_FAILURES = 5;
export const CIRCUIT_REST_MS = 30_000;

/**
 * Spares a provider that fails, and those who wait for it: after some failures in a row nothing is asked for a while,
 * then one call is let through to see.
 */
export interface Circuit {
  /** Whether a call may be made now; the caller then says how it went. */
  enter(): boolean;
  succeeded(): void;
  failed(): void;
}

export function createCircuit(now: () => number = () => performance.now()): Circuit {
  let failures = 0;
  let restsUntil = 0;
  return {
    enter() {
      if (failures < CIRCUIT_FAILURES) return true;
      if (now() < restsUntil) return false;
      // The next one waits for how this one goes.
      restsUntil = now() + CIRCUIT_REST_MS;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      restsUntil = now() + CIRCUIT_REST_MS;
    },
  };
}

/**
 * Bounds of one call, and what makes a value out of its answer; it throws when the answer is not what was asked for.
 */
export interface CallOptions<Value> {
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly read: (answer: GuardedAnswer) => Value;
}

export interface Provider {
  /** For names of caches: the base URL without a trailing slash. */
  readonly baseUrl: string;
  /** `POST <baseUrl><path>` with JSON and the operator's key. @throws ProviderFailure */
  post<Value>(path: string, body: object, options: CallOptions<Value>): Promise<Value>;
  /**
   * A file that the provider's answer names, without the key. Only the provider's own origin may lie on a private
   * network.
   * @throws ProviderFailure
   */
  file<Value>(url: string, options: CallOptions<Value>): Promise<Value>;
  /** Ends what runs. */
  close(): void;
}

/** Whether the provider is broken or busy; else the request was, or what it answered to this one. */
export const isOutage = ({ code, details: { status = 0 } }: ProviderFailure): boolean =>
  code !== 'UNSUITABLE' && (code !== 'STATUS' || status === 429 || status >= 500);

function toUrl(text: string): URL {
  if (!URL.canParse(text))
    throw new ProviderFailure('MALFORMED', 'The provider named a file without an address.');
  return new URL(text);
}

/** An OpenAI-compatible service at an address that comes from the configuration alone. */
export function createProvider(
  endpoint: Endpoint & { readonly baseUrl: string },
  {
    resolve,
    circuit = createCircuit(),
  }: { resolve?: Resolve; circuit?: ReturnType<typeof createCircuit> } = {},
): Provider {
  const baseUrl = endpoint.baseUrl.replace(/\/+$/, '');
  const { origin } = new URL(baseUrl);
  const closing = new AbortController();

  async function ask<Value>(
    url: URL,
    question: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
    { maxBytes, timeoutMs, read }: CallOptions<Value>,
  ): Promise<Value> {
    const privateNetwork = endpoint.onPrivateNetwork === true && url.origin === origin;
    const { signal } = closing;
    const answer = await guardedRequest({
      url,
      ...question,
      maxBytes,
      timeoutMs,
      signal,
      privateNetwork,
      resolve,
    });
    if (answer.status < 200 || answer.status > 299) {
      const message = `The provider answered ${answer.status}.`;
      throw new ProviderFailure('STATUS', message, { status: answer.status });
    }
    try {
      return read(answer);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new ProviderFailure('MALFORMED', `The provider's answer cannot be used: ${why}`, {
        cause: error,
      });
    }
  }

  async function guarded<Value>(call: () => Promise<Value>): Promise<Value> {
    if (!circuit.enter())
      throw new ProviderFailure('CIRCUIT_OPEN', 'The provider failed too often just now.');
    try {
      const value = await call();
      circuit.succeeded();
      return value;
    } catch (error) {
      if (error instanceof ProviderFailure && !isOutage(error)) circuit.succeeded();
      else circuit.failed();
      throw error;
    }
  }

  return {
    baseUrl,
    post: (path, body, options) =>
      guarded(() =>
        ask(
          new URL(`${baseUrl}${path}`),
          {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              accept: '*/*',
              ...(endpoint.apiKey ? { authorization: `Bearer ${endpoint.apiKey}` } : {}),
            },
            body: JSON.stringify(body),
          },
          options,
        ),
      ),
    file: (url, options) => guarded(() => ask(toUrl(url), { method: 'GET' }, options)),
    close: () => closing.abort(),
  };
}
