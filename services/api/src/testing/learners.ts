import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../accounts/passwords';
import { openSession } from '../accounts/sessions.repository';
import { insertUser, setEmailVerified } from '../accounts/users.repository';
import type { Platform } from '../platform';
import { createRequester, type Inject } from './inject';

export interface TestLearner {
  readonly id: number;
  readonly token: string;
  readonly email: string;
  readonly password: string;
  /** A request with this learner's token. */
  readonly inject: Inject;
}

const PASSWORD = 'Correct horse 1';
let passwordHash: Promise<string> | null = null;

/** A learner straight in the database: the sign-up itself has tests of its own. */
export async function createLearner(
  app: FastifyInstance,
  platform: Platform,
  { verified = true, password = PASSWORD }: { verified?: boolean; password?: string } = {},
): Promise<TestLearner> {
  const email = `learner-${randomUUID()}@example.com`;
  passwordHash ??= hashPassword(PASSWORD);
  const hash = password === PASSWORD ? await passwordHash : await hashPassword(password);
  const now = platform.now();
  return platform.db.transaction(async (tx) => {
    const names = { firstName: 'Test', lastName: 'Learner', countryId: null };
    const user = await insertUser(tx, { email, passwordHash: hash, createdAt: now, ...names });
    if (user === null) throw new Error(`${email} exists already`);
    if (verified) await setEmailVerified(tx, user.id, now);
    const device = { address: '127.0.0.1', userAgent: 'test' };
    const { token } = await openSession(tx, { userId: user.id, device, now });
    return { id: user.id, token, email, password, inject: createRequester(app, token) };
  });
}
