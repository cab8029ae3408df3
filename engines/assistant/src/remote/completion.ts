import { createEventStreamParser } from '@kotoba/contracts/event-stream';
import { z } from 'zod';
import { guardedStream, type OpenAnswer, ProviderFailure, type Endpoint } from '@kotoba/providers';

/** A call of a tool as the model wrote it: the arguments are a text that should be JSON. */
export interface ToolCall {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
}

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly tool_calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

/** What a model may call: a name, what it is for, and its arguments as JSON schema. */
export interface ToolOffer {
  readonly name: string;
  readonly description: string;
  readonly parameters: object;
}

/** The model of a server that answers chats. */
export interface ChatModel {
  readonly endpoint: Endpoint & { readonly baseUrl: string };
  readonly model: string;
}

interface CompletionOptions {
  /** Empty for a server that knows no tools. */
  readonly tools: readonly ToolOffer[];
  /** `none` has the model answer without calling any more. */
  readonly toolChoice: 'auto' | 'none';
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Hears of every sign that the model works: text, or a part of a call. */
  readonly onSign: () => void;
  /** Gets the text piece by piece, as it comes. */
  readonly onPiece: (piece: string) => void;
}

const MAX_TOKENS = 1500;

const callPiece = z.object({
  index: z.int().nullish(),
  id: z.string().max(200).nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});
type CallPiece = z.infer<typeof callPiece>;
/** What a message says, or a piece of it. */
const said = z.object({ content: z.string().nullish(), tool_calls: z.array(callPiece).nullish() });
const delta = z.object({ choices: z.array(z.object({ delta: said.nullish() })).min(1) });
/** The last chunk may tell what was used, without a choice. */
const usage = z.object({ choices: z.array(z.unknown()).length(0) });
const whole = z.object({ choices: z.array(z.object({ message: said })).min(1) });

const malformed = (what: string, cause?: unknown) =>
  new ProviderFailure('MALFORMED', `The assistant's server sent ${what}.`, { cause });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed('no JSON', error);
  }
}

function deltaOf(data: string): z.infer<typeof said> {
  const json = parseJson(data);
  const parsed = delta.safeParse(json);
  if (!parsed.success && !usage.safeParse(json).success)
    throw malformed('a chunk of another shape', parsed.error);
  return parsed.data?.choices[0]?.delta ?? {};
}

/** Puts the pieces of calls together. Servers that do not count them send each as a whole, or name it at its start. */
function createCalls() {
  const calls = new Map<number, { id: string; name: string; text: string }>();
  const placeOf = ({ index, id }: CallPiece): number =>
    index ?? (id ? calls.size : Math.max(0, calls.size - 1));
  return {
    push(piece: CallPiece): void {
      const place = placeOf(piece);
      const call = calls.get(place) ?? { id: piece.id || `call_${place}`, name: '', text: '' };
      call.name ||= piece.function?.name ?? '';
      call.text += piece.function?.arguments ?? '';
      calls.set(place, call);
    },
    all: (): ToolCall[] =>
      [...calls.values()].map(({ id, name, text }) => ({
        id,
        type: 'function',
        function: { name, arguments: text },
      })),
  };
}

type Hear = (heard: z.infer<typeof said>) => void;

async function readStream({ chunks }: OpenAnswer, hear: Hear): Promise<void> {
  const feed = createEventStreamParser();
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    for (const { data } of feed(decoder.decode(chunk, { stream: true }))) {
      if (data === '[DONE]') return;
      hear(deltaOf(data));
    }
  }
  throw new ProviderFailure('UNREACHABLE', 'The answer of the assistant was cut off.');
}

async function readWhole({ chunks }: OpenAnswer, hear: Hear): Promise<void> {
  const body: Buffer[] = [];
  for await (const chunk of chunks) body.push(chunk);
  const parsed = whole.safeParse(parseJson(Buffer.concat(body).toString('utf8')));
  if (!parsed.success) throw malformed('an answer of another shape', parsed.error);
  hear(parsed.data.choices[0]?.message ?? {});
}

/**
 * Asks `POST <baseUrl>/chat/completions`, gives the answer's text as it comes (in one piece from a server that does
 * not stream) and, at its end, the tools that the model calls. Source: OpenAI's API reference, "Create chat
 * completion", which others follow.
 * @throws ProviderFailure
 */
export async function completion(
  { endpoint, model }: ChatModel,
  messages: readonly ChatMessage[],
  { tools, toolChoice, signal, timeoutMs, maxBytes, onSign, onPiece }: CompletionOptions,
): Promise<readonly ToolCall[]> {
  const { baseUrl, apiKey, onPrivateNetwork = false } = endpoint;
  const calls = createCalls();
  const hear: Hear = ({ content, tool_calls: pieces }) => {
    if (content || pieces?.length) onSign();
    pieces?.forEach(calls.push);
    if (content) onPiece(content);
  };
  const offered = tools.map((offer) => ({ type: 'function', function: offer }));
  await guardedStream(
    {
      url: new URL(`${baseUrl.replace(/\/+$/, '')}/chat/completions`),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({
        ...{ model, messages, stream: true, max_tokens: MAX_TOKENS, temperature: 0.3 },
        ...(offered.length > 0 && { tools: offered, tool_choice: toolChoice }),
      }),
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
      if (contentType === 'text/event-stream') return readStream(answer, hear);
      if (contentType === 'application/json') return readWhole(answer, hear);
      throw malformed(`“${contentType.slice(0, 60)}” instead of an answer`);
    },
  );
  return calls.all();
}
