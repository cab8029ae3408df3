import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../features/accounts/passwords';
import { openSession } from '../platform/http/login-sessions.repository';
import { insertUser, setEmailVerified } from '../features/accounts/users.repository';
import type { Database } from '../platform/database/database';
import type { Platform } from '../platform/platform';
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

interface NewLearner {
  readonly verified?: boolean;
  readonly password?: string;
  readonly now?: Date;
}

/** A learner straight in the database: the sign-up itself has tests of its own. */
export async function insertLearner(
  db: Database,
  { verified = true, password = PASSWORD, now = new Date() }: NewLearner = {},
): Promise<Omit<TestLearner, 'inject'>> {
  const email = `learner-${randomUUID()}@example.com`;
  passwordHash ??= hashPassword(PASSWORD);
  const hash = password === PASSWORD ? await passwordHash : await hashPassword(password);
  return db.transaction(async (tx) => {
    const names = { firstName: 'Hana', lastName: 'Sato', countryId: null };
    const user = await insertUser(tx, { email, passwordHash: hash, createdAt: now, ...names });
    if (user === null) throw new Error(`${email} exists already`);
    if (verified) await setEmailVerified(tx, user.id, now);
    const device = { address: '127.0.0.1', userAgent: 'test' };
    const { token } = await openSession(tx, { userId: user.id, device, now });
    return { id: user.id, token, email, password };
  });
}

/** The same with requests to the server in this process. */
export async function createLearner(
  app: FastifyInstance,
  { db, now }: Platform,
  options: Omit<NewLearner, 'now'> = {},
): Promise<TestLearner> {
  const learner = await insertLearner(db, { ...options, now: now() });
  return { ...learner, inject: createRequester(app, learner.token) };
}
