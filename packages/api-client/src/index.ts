export { api, renewEverything } from './api';
export { endpoints } from './cache/endpoints';
export {
  saveFile,
  useDownloadListMutation,
  useDownloadWordsMutation,
  useLazyDownloadExportQuery,
} from './cache/downloads';
export { createNote, prefetch, useNoteListQuery, useOlderNotesMutation } from './cache/note-list';
export { drafts } from './drafts/use-draft';
export { useDraft, useFormDraft, type FormDraft } from './drafts/use-draft';
export {
  callResult,
  clientErrorCodes,
  failedQuery,
  toApiError,
  type ApiError,
  type FailedQuery,
} from './errors/api-error';
export { createErrorReports } from './errors/error-reports';
export { newKey } from './http/idempotency';
export { createOutbox } from './outbox/outbox';
export { startRetries, type Retries } from './outbox/retries';
export { checkSession, firstAnswers, useCheckSession, useRefreshUser } from './session/check-session';
export { sessionMiddleware } from './session/session-middleware';
export { useAudioAddress, type Spoken } from './words/use-audio-address';
export * from './generated/endpoints';
