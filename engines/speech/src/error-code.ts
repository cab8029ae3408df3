/** Is this a system error with this code? Asked by shape: an error of another realm is no `instanceof Error` here. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
