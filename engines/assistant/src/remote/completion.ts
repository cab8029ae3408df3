import { createEventStreamParser } from '@kotoba/contracts/event-stream';
import { z } from 'zod';
import { guardedStream, type OpenAnswer, ProviderFailure, type Endpoint } from '@kotoba/providers';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The model of a server that answers chats. */
export interface ChatModel {
  readonly endpoint: Endpoint & { readonly baseUrl: string };
  readonly model: string;
}

interface CompletionOptions {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Gets the text piece by piece, as it comes. */
  readonly onPiece: (piece: string) => void;
}

const MAX_TOKENS = 1500;
const delta = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).min(1),
});
/** The last chunk may tell what was used, without a choice. */
const usage = z.object({ choices: z.array(z.unknown()).length(0) });
const whole = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

const malformed = (what: string, cause?: unknown) =>
  new ProviderFailure('MALFORMED', `The assistant's server sent ${what}.`, { cause });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed('no JSON', error);
  }
}

function pieceOf(data: string): string {
  const json = parseJson(data);
  const parsed = delta.safeParse(json);
  if (!parsed.success && !usage.safeParse(json).success)
    throw malformed('a chunk of another shape', parsed.error);
  return parsed.data?.choices[0]?.delta?.content ?? '';
}

async function readStream({ chunks }: OpenAnswer, onPiece: CompletionOptions['onPiece']): Promise<void> {
  const feed = createEventStreamParser();
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    for (const { data } of feed(decoder.decode(chunk, { stream: true }))) {
      if (data === '[DONE]') return;
      const piece = pieceOf(data);
      if (piece !== '') onPiece(piece);
    }
  }
  throw new ProviderFailure('UNREACHABLE', 'The answer of the assistant was cut off.');
}

async function readWhole({ chunks }: OpenAnswer, onPiece: CompletionOptions['onPiece']): Promise<void> {
  const body: Buffer[] = [];
  for await (const chunk of chunks) body.push(chunk);
  const parsed = whole.safeParse(parseJson(Buffer.concat(body).toString('utf8')));
  if (!parsed.success) throw malformed('an answer of another shape', parsed.error);
  onPiece(parsed.data.choices[0]?.message.content ?? '');
}

/**
 * Asks `POST <baseUrl>/chat/completions` and gives the answer's text as it comes; in one piece from a server that does
 * not stream. Source: OpenAI's API reference, "Create chat completion", which others follow.
 * @throws ProviderFailure
 */
export function completion(
  { endpoint, model }: ChatModel,
  messages: readonly ChatMessage[],
  { signal, timeoutMs, maxBytes, onPiece }: CompletionOptions,
): Promise<void> {
  const { baseUrl, apiKey, onPrivateNetwork = false } = endpoint;
  return guardedStream(
    {
      url: new URL(`${baseUrl.replace(/\/+$/, '')}/chat/completions`),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model, messages, stream: true, max_tokens: MAX_TOKENS, temperature: 0.3 }),
      privateNetwork: onPrivateNetwork,
      ...{ signal, timeoutMs, maxBytes },
    },
    async (answer) => {
      const { status, contentType, retryAfter } = answer;
      if (status < 200 || status > 299)
        throw new ProviderFailure('STATUS', `The assistant's server answered ${status}.`, {
          status,
          retryAfter,
        });
      if (contentType === 'text/event-stream') return readStream(answer, onPiece);
      if (contentType === 'application/json') return readWhole(answer, onPiece);
      throw malformed(`“${contentType.slice(0, 60)}” instead of an answer`);
    },
  );
}
