import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderFailure, isOutage } from '@kotoba/providers';
import { type ChatMessage, completion, type ChatModel, type ToolCall, type ToolOffer } from './completion';
import { rules } from './prompt';

/** Times and sizes of the assistant outside. Milliseconds, characters, bytes. */
export const remoteLimits = {
  /** All attempts together until the first sign of an answer: what a learner waits before another one answers. */
  firstSignMs: 3000,
  /** Without any sign for so long the server is taken for dead. */
  silenceMs: 8000,
  /** From the first attempt to the last text. */
  totalMs: 60_000,
  /** Waits before the second and third attempt; half as much again is added at random. */
  retryDelaysMs: [300, 1200] as readonly number[],
  answerBytes: 512 * 1024,
  textLength: 6000,
  /** How often tools may be called, and how many at a time. */
  rounds: 5,
  callsOfARound: 8,
};
export type RemoteLimits = Readonly<typeof remoteLimits>;

/** How long to wait before the next attempt; null when it is not worth one. A malformed answer stays malformed. */
function delayAfter(
  attempt: number,
  error: unknown,
  { retryDelaysMs, firstSignMs }: RemoteLimits,
): number | null {
  const base = retryDelaysMs[attempt];
  const passing = error instanceof ProviderFailure && isOutage(error) && !FINAL.has(error.code);
  if (base === undefined || !passing) return null;
  const retryAfterMs = 1000 * (error.details.retryAfter ?? 0);
  return retryAfterMs > firstSignMs ? null : Math.max(base * (1 + Math.random() / 2), retryAfterMs);
}
const FINAL: ReadonlySet<string> = new Set(['MALFORMED', 'TOO_LARGE', 'REFUSED_ADDRESS']);

/** What servers answer that know no tools, or whose model knows none. Source: those of Ollama, llama.cpp, vLLM. */
const WITHOUT_TOOLS: ReadonlySet<number> = new Set([400, 404, 422, 500, 501]);
const knowsNoTools = (error: unknown): boolean =>
  error instanceof ProviderFailure && WITHOUT_TOOLS.has(error.details.status ?? 0);

interface Asking {
  readonly model: ChatModel;
  readonly tools: readonly ToolOffer[];
  readonly limits: RemoteLimits;
  /** Aborted when nobody waits any more, for whatever reason. */
  readonly signal: AbortSignal;
  /** Hears of every sign of an answer. */
  readonly onSign: () => void;
}

/** Asks the server for the next message of a conversation: gives its text as it comes, then the calls in it. */
type AskServer = (
  messages: readonly ChatMessage[],
  toolChoice: 'auto' | 'none',
  onPiece: (piece: string) => void,
) => Promise<readonly ToolCall[]>;

/**
 * The server during one conversation. While nothing was heard of an answer it is asked again with back-off, one that
 * refuses tools without them.
 */
export function createServer({ model, tools, limits, signal, onSign }: Asking): AskServer {
  let offered = tools;
  return async (messages, toolChoice, onPiece) => {
    for (let attempts = 0; ;) {
      let heard = false;
      const hear = (): void => {
        heard = true;
        onSign();
      };
      signal.throwIfAborted();
      try {
        const { totalMs: timeoutMs, answerBytes: maxBytes } = limits;
        return await completion(model, [rules(offered.length > 0), ...messages], {
          ...{ tools: offered, toolChoice, signal, timeoutMs, maxBytes, onSign: hear, onPiece },
        });
      } catch (error) {
        signal.throwIfAborted();
        if (offered.length > 0 && messages.at(-1)?.role === 'user' && knowsNoTools(error)) {
          offered = [];
          continue;
        }
        const delay = heard ? null : delayAfter(attempts, error, limits);
        if (delay === null) throw error;
        attempts += 1;
        await sleep(delay, undefined, { signal }).catch(() => undefined);
      }
    }
  };
}
