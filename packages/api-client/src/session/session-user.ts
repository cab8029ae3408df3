import { type SessionUser } from '@kotoba/session';
import type { User } from '../generated/endpoints';

/** The part of the server's user that the browser keeps. */
export const toSessionUser = ({ id, email, emailVerified, firstName, lastName }: User): SessionUser => ({
  id,
  email,
  emailVerified,
  firstName,
  lastName,
});
