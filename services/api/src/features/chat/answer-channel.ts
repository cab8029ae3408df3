import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnswerEventName, AnswerFailure, AnswerText } from '@kotoba/contracts';
import { toErrorBody, ApiFailure } from '../../platform/http/errors';
import { logFailure, toFailure } from '../../platform/http/error-handler';
import { openEventStream, type EventStream } from '../../platform/http/event-stream';

/** How an answer reaches the learner while it is written. */
export interface AnswerChannel {
  /** Aborted when nobody reads any more: the learner pressed Stop, or the connection was lost. */
  readonly signal: AbortSignal;
  /** The next piece of the text. */
  readonly text: (piece: string) => void;
}

const nobodyReads = () => new ApiFailure('TIMED_OUT', 408, 'Nobody waits for this answer any more');

const wantsStream = ({ headers }: FastifyRequest): boolean => {
  const accepted = headers.accept?.split(',') ?? [];
  return accepted.some((type) => type.split(';')[0]?.trim() === 'text/event-stream');
};

function whileRead({ raw }: FastifyReply): AbortSignal {
  const reader = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) reader.abort(nobodyReads());
  });
  return reader.signal;
}

const toEvent = (error: unknown, request: FastifyRequest): AnswerFailure => {
  const failure = toFailure(error);
  logFailure(failure, error, request);
  const { code, message, status, retryAfter } = failure;
  return { ...toErrorBody(code, message), status, ...(retryAfter !== undefined && { retryAfter }) };
};

interface AnswerOptions<Answer> {
  /** Of the whole answer: nothing else is sent. */
  readonly schema: z.ZodType<Answer>;
  readonly answer: (channel: AnswerChannel) => Promise<Answer>;
}

/**
 * Answers as the call asks for it: as JSON, or as the stream of `answer-stream.ts` (contracts). The stream opens with
 * its first event, so that whatever fails before is an ordinary error answer.
 */
export async function answerThrough<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  { schema, answer }: AnswerOptions<Answer>,
): Promise<Answer | FastifyReply> {
  const signal = whileRead(reply);
  if (!wantsStream(request)) return answer({ signal, text: () => undefined });
  let stream: EventStream | null = null;
  const send = (event: AnswerEventName, data: unknown): void =>
    (stream ??= openEventStream(reply)).send(event, data);
  const end = (): FastifyReply => {
    stream?.end();
    return reply;
  };
  try {
    const whole = await answer({
      signal,
      text: (piece) => send('text', { text: piece } satisfies AnswerText),
    });
    send('done', schema.parse(whole));
    return end();
  } catch (error) {
    if (!stream) throw error;
    if (!signal.aborted) send('failed', toEvent(error, request));
    return end();
  }
}
