export { api, tagTypes } from './api';
export { drafts } from './drafts/draft-store';
export { useDraft } from './drafts/use-draft';
export { clientErrorCodes, toApiError, type ApiError } from './errors/api-error';
