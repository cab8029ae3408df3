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
  fileName: 200,
} as const;

/** Most words that one call about many of them takes, and most of one session. */
export const MAX_IDS = 1000;

/** Most tags of a word, and most alternatives or blocked answers. */
export const MAX_TAGS = 20;
export const MAX_ANSWER_TEXTS = 50;

/** Most cards of a day, new or due. */
export const MAX_PER_DAY = 9999;

/** How many words a learner wants in a session of what is due. */
export const SESSION_LENGTHS = ['5', '10', '20', 'all'] as const;
export type SessionLength = (typeof SESSION_LENGTHS)[number];
export const DEFAULT_SESSION_LENGTH: SessionLength = '20';

/** The last page of the word list that can be asked for. */
export const MAX_PAGE = 1_000_000;

/** Most that one call lists. */
export const mostListed = { notes: 500, messages: 100, sessions: 100, answers: 100, due: 200 } as const;

/** Shortest texts of the account forms. Source: ACC-14, ACC-17. */
export const minLength = { password: 8, name: 2 } as const;

/** Largest file of words, in bytes; a larger one is 413. 20,000 whole entries are about 12 MB. */
export const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;

/** Largest photo of a word, in bytes; a larger one is 413, and PHOTO_MB may say less. */
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;

export const PAGE_SIZES = [12, 24, 48] as const;
