import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../platform';
import { findSessionByToken, touchSession, isToken } from './login-sessions.repository';
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

function readToken(request: FastifyRequest): string {
  const [scheme, token, ...more] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || more.length > 0 || !isToken(token)) {
    throw unauthorized();
  }
  return token;
}

async function authenticate(request: FastifyRequest): Promise<Learner> {
  const { platform } = request.server;
  const session = await findSessionByToken(platform.db, readToken(request), platform.now());
  if (session === null) throw unauthorized();
  await touchSession(platform.db, session, platform.now());
  return {
    id: session.userId,
    emailVerified: session.emailVerified,
    sessionId: session.id,
    timeZone: session.timeZone,
  };
}

/** From here on a valid bearer token is needed. Answers to a learner are for nobody's cache. */
export function requireSession(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    request.learner = await authenticate(request);
    void reply.header('cache-control', 'no-store');
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
