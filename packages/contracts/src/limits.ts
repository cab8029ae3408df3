/** Longest texts, in characters; longer ones are 400. Source: API-6. */
export const maxLength = {
  note: 2000,
  message: 2000,
  sentence: 500,
  imagePrompt: 300,
  search: 200,
  answer: 200,
  enWord: 200,
  name: 100,
  email: 254,
  password: 1024,
} as const;

/** Most words that one call about many of them takes. */
export const MAX_IDS = 1000;

/** Shortest texts of the account forms. Source: ACC-14, ACC-17. */
export const minLength = { password: 8, name: 2 } as const;

/** Largest file of words, in bytes; a larger one is 413. 20,000 whole entries are about 12 MB. */
export const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;

/** How long after its end, in ms, a session can be opened again by undoing its last answer. */
export const REOPEN_MS = 60 * 60 * 1000;

export const PAGE_SIZES = [12, 24, 48] as const;
