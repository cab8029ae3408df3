import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { clientErrorCodes, type ApiError } from './api-error';
import { errorsOf } from './catalogue';

/** A non-empty text field of a JSON body; an object in its place is no text. */
function textField(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/**
 * The error of a failed call: the server's text in the field that its row names, else the catalogue's text for the
 * status, else its default. An empty message tells the screen to use its own fall-back.
 */
export function describeFailure(
  operation: string,
  failure: FetchBaseQueryError,
  retryAfter?: number,
): ApiError {
  const row = errorsOf(operation);
  const status = typeof failure.status === 'number' ? failure.status : statusOf(failure);
  const body = typeof failure.status === 'number' ? failure.data : undefined;
  return {
    status,
    code: textField(body, 'code') ?? codeOf(failure),
    message: textField(body, row.field) ?? row.byStatus?.[status] ?? row.otherwise ?? '',
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

function statusOf(failure: FetchBaseQueryError): number {
  return failure.status === 'PARSING_ERROR' ? failure.originalStatus : 0;
}

function codeOf(failure: FetchBaseQueryError): string {
  if (typeof failure.status === 'number') return `HTTP_${failure.status}`;
  if (failure.status === 'PARSING_ERROR') return clientErrorCodes.malformed;
  return failure.status === 'CUSTOM_ERROR' ? clientErrorCodes.unknown : clientErrorCodes.network;
}
