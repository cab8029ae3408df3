import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isForbiddenAddress, isPublicAddress, hostOf } from './endpoint';

/**
 * Why a provider gave nothing: UNREACHABLE no connection, or a cut one · REFUSED_ADDRESS it leads where the server
 * must not go · TIMED_OUT · TOO_LARGE STATUS an answer that is no success, a redirect among them · MALFORMED an answer
 * that cannot be read · CIRCUIT_OPEN it failed too often just now, nothing was asked · UNSUITABLE it can be read, but
 * nobody should see it.
 */
type ProviderFailureCode =
  | 'UNREACHABLE'
  | 'REFUSED_ADDRESS'
  | 'TIMED_OUT'
  | 'TOO_LARGE'
  | 'STATUS'
  | 'MALFORMED'
  | 'CIRCUIT_OPEN'
  | 'UNSUITABLE';

/** The one error of this area. `message` is for the log: it never holds a key or what a provider wrote. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';

  constructor(
    readonly code: ProviderFailureCode,
    message: string,
    readonly details: {
      readonly status?: number;
      readonly retryAfter?: number | null;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
  }
}

/** All addresses of a name, as `dns.lookup` gives them. */
export type Resolve = (
  host: string,
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveByDns: Resolve = (host, answer) => dnsLookup(host, { all: true }, answer);

interface GuardedRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Of the whole answer; one that is longer is cut off and refused. */
  readonly maxBytes: number;
  /** From the question about the name to the last byte. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Whether addresses of a private network are allowed. */
  readonly privateNetwork: boolean;
  readonly resolve?: Resolve;
}

interface AnswerHead {
  readonly status: number;
  /** Lower case, without parameters; '' when the answer has none. */
  readonly contentType: string;
  /** What `Retry-After` says in seconds; null without one that is a number. */
  readonly retryAfter: number | null;
}

export interface GuardedAnswer extends AnswerHead {
  readonly body: Buffer;
}

/** An answer of which the body is still to come. */
export interface OpenAnswer extends AnswerHead {
  /** @throws ProviderFailure TOO_LARGE */
  readonly chunks: AsyncIterable<Buffer>;
}

const refused = (host: string): ProviderFailure =>
  new ProviderFailure('REFUSED_ADDRESS', `${host} leads to an address that is not allowed.`);

/** Looks the name up once and connects to what was looked at: a second answer of the name's server changes nothing. */
const guardedLookup =
  (isAllowed: (address: string) => boolean, resolve: Resolve): LookupFunction =>
  (host, options, answer) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) answer(error, []);
      else if (!first || !addresses.every(({ address }) => isAllowed(address))) answer(refused(host), []);
      else if (options.all) answer(null, addresses);
      else answer(null, first.address, first.family);
    });

async function* capped(response: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new ProviderFailure('TOO_LARGE', `The answer has over ${maxBytes} bytes.`);
    yield chunk;
  }
}

function headOf({ statusCode, headers }: IncomingMessage): AnswerHead {
  const seconds = Number(headers['retry-after']);
  return {
    status: statusCode ?? 0,
    contentType: (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    retryAfter: seconds > 0 ? seconds : null,
  };
}

/**
 * The only way in which the server asks another one over HTTP. Follows no redirect, goes to no address that is not
 * allowed, and ends within its time and size. Any status is an answer.
 * @throws ProviderFailure UNREACHABLE, REFUSED_ADDRESS, TIMED_OUT, TOO_LARGE
 */
export async function guardedStream<Value>(
  asked: GuardedRequest,
  read: (answer: OpenAnswer) => Promise<Value>,
): Promise<Value> {
  const { url, method, headers, body, maxBytes, timeoutMs, privateNetwork } = asked;
  const host = hostOf(url);
  const isAllowed = (address: string): boolean =>
    privateNetwork ? !isForbiddenAddress(address) : isPublicAddress(address);
  if (!/^https?:$/.test(url.protocol) || (isIP(host) !== 0 && !isAllowed(host))) throw refused(url.host);

  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = asked.signal ? AbortSignal.any([timeout, asked.signal]) : timeout;
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  try {
    const response = await new Promise<IncomingMessage>((answer, fail) => {
      // A connection of its own: a kept one could have been made under another rule.
      const lookup = guardedLookup(isAllowed, asked.resolve ?? resolveByDns);
      send(url, { method, headers, signal, agent: false, lookup }, answer).on('error', fail).end(body);
    });
    try {
      return await read({ ...headOf(response), chunks: capped(response, maxBytes) });
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    if (timeout.aborted) {
      throw new ProviderFailure('TIMED_OUT', `No answer within ${timeoutMs} ms.`, { cause: error });
    }
    throw new ProviderFailure('UNREACHABLE', `${url.host} could not be reached.`, { cause: error });
  }
}

/** The same for an answer that is wanted as a whole. */
export const guardedRequest = (asked: GuardedRequest): Promise<GuardedAnswer> =>
  guardedStream(asked, async ({ chunks, ...head }) => {
    const body: Buffer[] = [];
    for await (const chunk of chunks) body.push(chunk);
    return { ...head, body: Buffer.concat(body) };
  });
