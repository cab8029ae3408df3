import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { clientErrorCodes, type ApiError, type ErrorCode } from './api-error';

/** Where a call's texts come from when the server gives none. Source: API-15 to API-18. */
interface CallErrors {
  /** The field of the body that carries the server's text. */
  readonly field: 'error' | 'message';
  /** Texts by status. */
  readonly byStatus?: Readonly<Record<number, string>>;
  /** Any other failure; undefined leaves it to the screen's fall-back. */
  readonly otherwise?: string;
}

const auth = (byStatus: Record<number, string>, otherwise?: string): CallErrors => ({
  field: 'error',
  byStatus: { ...byStatus, 500: 'Server error occurred' },
  otherwise,
});
const NETWORK = 'Network error occurred';
const invalidRequest = { 400: 'Invalid request data' };
const call = (otherwise: string): CallErrors => ({ field: 'error', otherwise });
const chat = (otherwise: string): CallErrors => ({ field: 'message', otherwise });

/**
 * One row per call, by its operation id. A call that is not listed shows the server's text or the screen's fall-back.
 */
const errorCatalogue = {
  signIn: auth({ 400: 'Invalid credentials' }, NETWORK),
  signUp: auth(invalidRequest, NETWORK),
  signOut: auth(invalidRequest, NETWORK),
  resendVerification: auth(invalidRequest, NETWORK),
  /** Without a default: the screen shows its own fall-back. Source: API-16. */
  verifyEmail: auth(invalidRequest),
  forgotPassword: auth(
    { 400: 'Invalid email address', 429: 'Too many reset attempts. Please try again later.' },
    NETWORK,
  ),
  resetPassword: auth({ 400: 'Invalid token or password validation failed' }, NETWORK),
  checkAuth: auth({ 401: 'Unauthorized' }, NETWORK),

  generateVocabulary: call('Failed to generate vocabulary'),
  regenerateVocabulary: call('Failed to regenerate vocabulary'),
  saveVocabulary: call('Failed to save vocabulary'),
  createVocabulary: call('Failed to create vocabulary'),
  updateVocabularyStatus: call('Failed to update vocabulary status'),
  listTodaysVocabulary: call("Failed to fetch today's vocabulary"),
  deleteVocabulary: call('Failed to delete vocabulary'),
  deleteManyVocabulary: call('Failed to delete vocabulary'),
  restoreVocabulary: call('Failed to restore vocabulary'),
  moveVocabulary: call('Failed to move vocabulary'),
  tagVocabulary: call('Failed to tag vocabulary'),
  listVocabulary: call('Failed to fetch vocabulary'),
  updateVocabularySentence: call('Failed to update vocabulary sentence'),
  updateVocabularyImage: call('Failed to update vocabulary image'),
  uploadVocabularyPhoto: call('Failed to upload the photo'),
  getVocabularyAudio: call('Failed to get or generate audio'),

  sendChatMessage: chat('Failed to send message'),
  listChatHistory: chat('Failed to fetch chat history'),
  clearChatHistory: chat('Failed to clear chat history'),
  saveChatVocabulary: chat('Failed to save vocabulary'),

  listNotes: call('Failed to fetch notes'),
  createNote: call('Failed to create note'),
  updateNote: call('Failed to update note'),
  deleteNote: call('Failed to delete note'),
  restoreNote: call('Failed to restore note'),
  retryNote: call('Failed to update note'),
} as const satisfies Record<string, CallErrors>;

const unlisted: CallErrors = { field: 'error' };

/** The row of a call. */
const errorsOf = (operation: string): CallErrors =>
  Object.hasOwn(errorCatalogue, operation)
    ? errorCatalogue[operation as keyof typeof errorCatalogue]
    : unlisted;

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
    // A code that only a newer server knows is none that a screen switches on.
    code: (textField(body, 'code') as ErrorCode | undefined) ?? codeOf(failure),
    message: textField(body, row.field) ?? row.byStatus?.[status] ?? row.otherwise ?? '',
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

function statusOf(failure: FetchBaseQueryError): number {
  return failure.status === 'PARSING_ERROR' ? failure.originalStatus : 0;
}

function codeOf(failure: FetchBaseQueryError): ErrorCode {
  if (typeof failure.status === 'number') return `HTTP_${failure.status}`;
  if (failure.status === 'PARSING_ERROR') return clientErrorCodes.malformed;
  return failure.status === 'CUSTOM_ERROR' ? clientErrorCodes.unknown : clientErrorCodes.network;
}
