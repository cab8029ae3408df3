import { sessionUser, type SessionUser } from '@kotoba/session';

export interface StandaloneSession {
  user: SessionUser;
  token: string;
}

/** Where the standalone server tells who is signed in. */
const SESSION_PATH = '/standalone/session.json';

/**
 * The learner that this host runs for: of the recording, or one that the server has signed up at the real API. Null
 * for nobody.
 */
export async function readStandaloneSession(): Promise<StandaloneSession | null> {
  const response = await fetch(SESSION_PATH);
  const session = (await response.json()) as Partial<StandaloneSession> | null;
  const user = sessionUser.safeParse(session?.user);
  return user.success && session?.token ? { user: user.data, token: session.token } : null;
}
