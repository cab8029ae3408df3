import type { SessionUser } from '@kotoba/session';

/** Who is signed in when a test does not say. */
export const learner: SessionUser = {
  id: 7,
  email: 'aiko@example.org',
  emailVerified: true,
  firstName: 'Aiko',
  lastName: 'Mori',
};

/** A token as the server makes them: 43 characters. */
export const tokenOf = (letter: string): string => letter.repeat(43);
