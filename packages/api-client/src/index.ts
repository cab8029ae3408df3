export { endpoints } from './cache/endpoints';
export { useLazyDownloadExportQuery } from './cache/download-export';
export { useDownloadListMutation, useDownloadWordsMutation } from './cache/download-words';

export { api } from './api';
export { drafts } from './drafts/draft-store';
export { useDraft } from './drafts/use-draft';
export { useFormDraft, type FormDraft } from './drafts/use-form-draft';
export { clientErrorCodes, toApiError, type ApiError } from './errors/api-error';
export { startLiveUpdates } from './events/live-updates';
export { checkSession } from './session/check-session';
export { sessionMiddleware } from './session/session-middleware';
export { useCheckSession } from './session/use-check-session';
export { useRefreshUser } from './session/use-refresh-user';
export * from './generated/endpoints';
