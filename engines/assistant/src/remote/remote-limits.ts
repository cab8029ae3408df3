/** Times and sizes of the assistant outside. Milliseconds, characters, bytes. */
export const remoteLimits = {
  /** Without any text for so long the server is taken for dead. */
  silenceMs: 8000,
  /** All attempts together until the first text: what a learner waits at most for an answer or a failure. */
  firstTextMs: 20_000,
  /** From the first attempt to the last text. */
  totalMs: 60_000,
  /** Waits before the second and third attempt; half as much again is added at random. */
  retryDelaysMs: [300, 1200] as readonly number[],
  /** A `Retry-After` longer than this is not waited for. */
  longestRetryAfterMs: 3000,
  answerBytes: 512 * 1024,
  textLength: 6000,
  cards: 20,
} as const;

export type RemoteLimits = {
  readonly [Name in keyof typeof remoteLimits]: (typeof remoteLimits)[Name] extends number
    ? number
    : readonly number[];
};
