import type { Platform } from '../platform';

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
