import * as z from 'zod/mini';

/**
 * The assistant's answer as it is written: `POST /chat/send` with `accept: text/event-stream`. Any number of `text`,
 * then one of `done` and `failed`. The data of `done` is the whole answer of the call; it replaces what was shown
 * until then, and so does a failure. Closing the connection before it is "Stop": nothing of the exchange is kept.
 */
export type AnswerEventName = 'text' | 'done' | 'failed';

/** Data of `text`: what follows the text so far. It is plain text, never HTML or Markdown. */
export const answerText = z.strictObject({ text: z.string() });
export type AnswerText = z.infer<typeof answerText>;

/**
 * Data of `failed`: the body of every error, with the status that the call would have had and, after 429, when to try
 * again (seconds).
 */
export interface AnswerFailure {
  readonly success: false;
  readonly error: string;
  readonly message: string;
  readonly code: string;
  readonly status: number;
  readonly retryAfter?: number;
}
