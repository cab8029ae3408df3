import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CountCall } from '../limits/every-call';
import type { Platform } from '../platform';
import { foldAddress } from './caller';
import { findSessionByToken, touchSession, isToken, type Session } from './login-sessions.repository';
import { ApiFailure } from './errors';

/** Who asks. Only routes of the signed-in and verified scopes have it. */
export interface Learner {
  readonly id: number;
  readonly emailVerified: boolean;
  readonly sessionId: number;
  /** IANA name; days of the learner begin and end in it. */
  readonly timeZone: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
  interface FastifyRequest {
    learner: Learner;
  }
}

const unauthorized = (): ApiFailure =>
  new ApiFailure('UNAUTHORIZED', 401, 'Unauthorized', { headers: { 'www-authenticate': 'Bearer' } });

function readToken(request: FastifyRequest): string | null {
  const [scheme, token, ...more] = (request.headers.authorization ?? '').split(' ');
  const isBearer = scheme?.toLowerCase() === 'bearer' && token !== undefined && more.length === 0;
  return isBearer && isToken(token) ? token : null;
}

/** The living session of the bearer token, or null: for a call that anybody may make, but not to the same effect. */
export async function findSignedIn(request: FastifyRequest): Promise<Session | null> {
  const { platform } = request.server;
  const token = readToken(request);
  return token === null ? null : findSessionByToken(platform.db, token, platform.now());
}

async function authenticate(request: FastifyRequest): Promise<Learner> {
  const { platform } = request.server;
  const session = await findSignedIn(request);
  if (session === null) throw unauthorized();
  await touchSession(platform.db, session, platform.now());
  return {
    id: session.userId,
    emailVerified: session.emailVerified,
    sessionId: session.id,
    timeZone: session.timeZone,
  };
}

/**
 * From here on a valid bearer token is needed. Answers to a learner are for nobody's cache. Every call is counted, of
 * the address before its token is looked up.
 */
export function requireSession(scope: FastifyInstance, countCall: CountCall): void {
  scope.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    await countCall('callsAddress', foldAddress(request.ip));
    request.learner = await authenticate(request);
    await countCall('callsLearner', request.learner.id);
  });
}

/** From here on the learner must have verified the email, too. After `requireSession`. */
export function requireVerifiedEmail(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ learner }) => {
    if (!learner.emailVerified) {
      throw new ApiFailure('EMAIL_UNVERIFIED', 403, 'Please verify your email first');
    }
  });
}
