/** SQLSTATEs that say "not now" rather than "broken": shutting down, starting, out of connections, disk full, statement timeout. */
const states = new Set(['57P01', '57P02', '57P03', '53300', '53100', '57014', '08006', '08001']);
const errors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

/** What the driver says without a code of a connection that went, or a pool that is closing. */
const MESSAGES =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|after calling end on the pool/i;

/** The code of an error, or of what caused it: Drizzle wraps the driver's. Empty when there is none. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code || ('cause' in error ? codeOf(error.cause) : '');
}

const speaksOfConnection = (error: unknown): boolean =>
  error instanceof Error && (MESSAGES.test(error.message) || speaksOfConnection(error.cause));

/** Whether the database is away for a moment, so that the same call may succeed soon. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return states.has(code) || errors.has(code) || speaksOfConnection(error);
}
