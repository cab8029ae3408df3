export { endpoints } from './cache/endpoints';
export {
  useDownloadListMutation,
  useDownloadWordsMutation,
  useLazyDownloadExportQuery,
} from './cache/downloads';

export { api } from './api';
export { noteOutbox, type Sending } from './outbox/note-outbox';
export { startNoteSender } from './outbox/note-sender';
export { useNoteOutbox, type NoteOutboxActions } from './outbox/use-note-outbox';
export type { UnsentNote } from './outbox/unsent-note';
export { startRetries, type Retries } from './outbox/retries';
export { useNoteListQuery, useOlderNotesMutation } from './cache/note-list';
export { newKey } from './http/new-key';
export { saveFile } from './http/save-file';
export { drafts } from './drafts/draft-store';
export { useDraft } from './drafts/use-draft';
export { useFormDraft, type FormDraft } from './drafts/use-form-draft';
export { callResult } from './errors/call-result';
export { clientErrorCodes, toApiError, type ApiError } from './errors/api-error';
export { failedQuery, type FailedQuery } from './errors/failed-query';
export { startLiveUpdates } from './events/live-updates';
export { checkSession } from './session/check-session';
export { sessionMiddleware } from './session/session-middleware';
export { useCheckSession } from './session/use-check-session';
export { useRefreshUser } from './session/use-refresh-user';
export { useAudioAddress, type Spoken } from './words/use-audio-address';
export { useReadings } from './words/use-readings';
export * from './generated/endpoints';
