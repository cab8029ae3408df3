/** Every address of the suite that one area uses to reach another. Patterns live in the contributions; these are the builders. */
export const paths = {
  landing: '/',
  dashboard: '/dashboard',
  signIn: '/auth/signin',
  signUp: '/auth/signup',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  emailVerification: '/auth/email-verification',
  emailVerified: '/auth/email-verified',
  unverifiedEmail: '/auth/unverified-email',
  capture: '/chat',
  learn: '/learn',
  learnStats: '/learn/stats',
  learnSession: (sessionId: number) => `/learn/session/${sessionId}`,
  learnResults: (sessionId: number) => `/learn/results/${sessionId}`,
  exam: '/exam',
  vocabularies: '/vocabularies',
  vocabularySearch: (query: string) => `/vocabularies?query=${encodeURIComponent(query)}`,
  vocabularyImport: '/vocabularies/import',
  vocabularyDetail: (id: number) => `/vocabularies/${id}/detail`,
  vocabularyEdit: (id: number) => `/vocabularies/${id}/edit`,
  settings: '/settings',
  profile: '/profile',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
  attributions: '/attributions',
  mailbox: '/dev/mailbox',
} as const;

/** An id in an address: plain decimal digits of a positive 32-bit integer ("12abc", "1.5" and "1e3" are none), else null. */
export function parseId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= 2_147_483_647 ? id : null;
}
