/** Where a call's texts come from when the server gives none. Source: API-15 to API-18. */
export interface CallErrors {
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

/** One row per call, by its operation id. A call that is not listed shows the server's text or the screen's fall-back. */
export const errorCatalogue = {
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
export const errorsOf = (operation: string): CallErrors =>
  Object.hasOwn(errorCatalogue, operation)
    ? errorCatalogue[operation as keyof typeof errorCatalogue]
    : unlisted;
