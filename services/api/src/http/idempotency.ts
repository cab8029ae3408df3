import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { learnerTransaction } from '../database/learner-transaction';
import type { Database, Transaction } from '../database/database';
import { ApiFailure } from './errors';
import { idempotencyKeys } from './idempotency.tables';

type Executor = Database | Transaction;

const KEPT_MS = 24 * 60 * 60 * 1000;
const KEY = /^[\x21-\x7e]{1,255}$/;

interface Call {
  readonly userId: number;
  readonly operation: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly now: Date;
}

function readKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw new ApiFailure('INVALID_INPUT', 400, 'Idempotency-Key must be 1 to 255 visible ASCII characters');
}

const ofCall = ({ userId, operation, key }: Call) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );

/** The answer that this call got before, or null. */
async function findAnswer(db: Executor, call: Call): Promise<{ answer: unknown } | null> {
  const [earlier] = await db
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      answer: idempotencyKeys.answer,
      createdAt: idempotencyKeys.createdAt,
    })
    .from(idempotencyKeys)
    .where(ofCall(call));
  if (!earlier || earlier.createdAt.getTime() <= call.now.getTime() - KEPT_MS) return null;
  if (earlier.fingerprint !== call.fingerprint) {
    throw new ApiFailure(
      'IDEMPOTENCY_MISMATCH',
      422,
      'This Idempotency-Key was already used with other parameters',
    );
  }
  return { answer: earlier.answer };
}

/** Keeps the answer, and clears away what this learner's calls left more than a day ago. */
async function keepAnswer(tx: Transaction, call: Call, answer: unknown): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, call.userId),
        lt(idempotencyKeys.createdAt, new Date(call.now.getTime() - KEPT_MS)),
      ),
    );
  const { userId, operation, key, fingerprint, now } = call;
  await tx
    .insert(idempotencyKeys)
    .values({ userId, operation, key, fingerprint, answer, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.operation, idempotencyKeys.key],
      set: { fingerprint, answer, createdAt: now },
    });
}

interface Action<Prepared, Answer> {
  /** The operation id; keys of different operations do not meet. */
  readonly operation: string;
  /** Slow work without effect, done before the transaction. */
  readonly prepare?: () => Promise<Prepared>;
  /** The effect and its answer. It must write through `tx` alone: effect and kept answer are committed together. */
  readonly run: (tx: Transaction, prepared: Prepared) => Promise<Answer>;
}

/**
 * Runs a creating call once for each `Idempotency-Key`, for 24 hours. A repeated call gets the first answer; one that arrives while the
 * first is at work waits for it. The same key with other parameters is 422 IDEMPOTENCY_MISMATCH. A call that failed may be tried again.
 * Without the header the call simply runs. The model is Stripe's; source: decisions, "Sent twice".
 */
export async function once<Answer, Prepared = void>(
  request: FastifyRequest,
  { operation, prepare, run }: Action<Prepared, Answer>,
): Promise<Answer> {
  const { db, now } = request.server.platform;
  const userId = request.learner.id;
  const key = readKey(request);
  const prepared = async () => (await prepare?.()) as Prepared;
  if (key === null) {
    const ready = await prepared();
    return learnerTransaction(db, userId, (tx) => run(tx, ready));
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
  const call: Call = { userId, operation, key, fingerprint, now: now() };
  const earlier = await findAnswer(db, call);
  if (earlier) return earlier.answer as Answer;
  const ready = await prepared();
  return learnerTransaction(db, userId, async (tx) => {
    const meanwhile = await findAnswer(tx, call);
    if (meanwhile) return meanwhile.answer as Answer;
    const answer = await run(tx, ready);
    await keepAnswer(tx, call, answer);
    return answer;
  });
}
