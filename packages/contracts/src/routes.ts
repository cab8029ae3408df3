import type { RouteContribution } from './contributions';

const anybody = { guard: 'public', verified: false } as const;
const guests = { guard: 'guest', verified: false } as const;
const learners = { guard: 'protected', verified: true } as const;

/**
 * Every page of the suite once: its pattern and who may see it. Contributions add a title, `remote.ts` the screen;
 * `paths`, the return locations and the links in mails are derived from it.
 */
export const routes = {
  dashboard: { path: '/dashboard', ...learners },
  exam: { path: '/exam', ...learners },
  privacy: { path: '/privacy', ...anybody },
  terms: { path: '/terms', ...anybody },
  support: { path: '/support', ...anybody },
  attributions: { path: '/attributions', ...anybody },
  mailbox: { path: '/dev/mailbox', ...anybody },

  signIn: { path: '/auth/signin', ...guests },
  signUp: { path: '/auth/signup', ...guests },
  forgotPassword: { path: '/auth/forgot-password', ...anybody },
  resetPassword: { path: '/auth/reset-password', ...anybody },
  emailVerification: { path: '/auth/email-verification', ...anybody },
  unverifiedEmail: { path: '/auth/unverified-email', guard: 'protected', verified: false },
  emailVerified: { path: '/auth/email-verified', ...anybody },
  settings: { path: '/settings', ...learners },
  profile: { path: '/profile', ...learners },

  capture: { path: '/chat', ...learners },

  vocabularies: { path: '/vocabularies', ...learners },
  vocabularyDecks: { path: '/vocabularies/decks', ...learners },
  vocabularyImport: { path: '/vocabularies/import', ...learners },
  vocabularyDetail: { path: '/vocabularies/:id/detail', ...learners },
  vocabularyEdit: { path: '/vocabularies/:id/edit', ...learners },

  learn: { path: '/learn', ...learners },
  learnToday: { path: '/learn/today', ...learners },
  learnStats: { path: '/learn/stats', ...learners },
  learnSession: { path: '/learn/session/:sessionId', ...learners },
  learnResults: { path: '/learn/results/:sessionId', ...learners },
} as const satisfies Record<string, Omit<RouteContribution, 'title'>>;

type Routes = typeof routes;

/** A pattern without a parameter is its own path; the others take the id that stands in it. */
type PathOf<Pattern extends string> = Pattern extends `${string}:${string}`
  ? (id: number) => string
  : Pattern;

const pathOf = (pattern: string) =>
  pattern.includes(':') ? (id: number) => pattern.replace(/:[A-Za-z]+/, String(id)) : pattern;

/** With this as its state `paths.learnToday` starts a session of these words in the place of what is due. */
export interface ChosenWords {
  readonly vocabularyIds: readonly number[];
}

/** The address of every page, by the name of its route. */
export const paths = {
  landing: '/',
  ...(Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, pathOf(path)])) as {
    readonly [Name in keyof Routes]: PathOf<Routes[Name]['path']>;
  }),
  vocabularySearch: (query: string) => `${routes.vocabularies.path}?query=${encodeURIComponent(query)}`,
} as const;

/**
 * An id in an address: plain decimal digits of a positive 32-bit integer ("12abc", "1.5" and "1e3" are none), else
 * null.
 */
export function parseId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= 2_147_483_647 ? id : null;
}
