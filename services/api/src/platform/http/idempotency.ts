import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { learnerTransaction } from '../database/learner-transaction';
import type { Database, Transaction, Executor } from '../database/database';
import { idempotencyKeys } from '../database/platform.tables';
import { ApiFailure } from './errors';

const KEPT_MS = 24 * 60 * 60 * 1000;
const REPLAYED = 'idempotency-replayed';
const KEY = /^[\x21-\x7e]{1,255}$/;

interface Call {
  readonly userId: number;
  readonly operation: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly now: Date;
}

/** The headers of a call that `once` runs. */
export const idempotent = z.object({
  'idempotency-key': z
    .string()
    .regex(KEY, 'Idempotency-Key must be 1 to 255 visible ASCII characters')
    .optional(),
});

/** The call, when it says under which key it counts once. Its scope is the operation and the learner. */
function readCall({ headers, routeOptions, learner, params, body, server }: FastifyRequest): Call | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  const operation = routeOptions.schema?.operationId;
  if (operation === undefined) throw new Error(`${routeOptions.url} has no name for its keys`);
  const fingerprint = fingerprintOf(params as object, body);
  return { userId: learner.id, operation, key, fingerprint, now: server.platform.now() };
}

/**
 * SHA-256 of what the call says: its body and what the address names. Without the latter it is as it always was, for
 * keys kept for good.
 */
function fingerprintOf(params: object, body: unknown): string {
  const isNamed = Object.keys(params).length > 0;
  return createHash('sha256')
    .update(JSON.stringify(isNamed ? [params, body] : body))
    .digest('hex');
}

const ofCall = ({ userId, operation, key }: Call) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );

interface Kept {
  readonly answer: unknown;
  /** Whether `answer` is a receipt. */
  readonly lasting: boolean;
}

/** What is known of this call from before, or null. */
async function findKept(db: Executor, call: Call): Promise<Kept | null> {
  const [earlier] = await db
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      answer: idempotencyKeys.answer,
      lasting: idempotencyKeys.lasting,
      createdAt: idempotencyKeys.createdAt,
    })
    .from(idempotencyKeys)
    .where(ofCall(call));
  if (!earlier) return null;
  if (!earlier.lasting && earlier.createdAt.getTime() <= call.now.getTime() - KEPT_MS) return null;
  if (earlier.fingerprint !== call.fingerprint) {
    throw new ApiFailure(
      'IDEMPOTENCY_MISMATCH',
      422,
      'This Idempotency-Key was already used with other parameters',
    );
  }
  return earlier;
}

/** Remembers what was done. */
async function keep(tx: Transaction, call: Call, { answer, lasting }: Kept): Promise<void> {
  const { userId, operation, key, fingerprint, now } = call;
  const kept = { fingerprint, answer, lasting, createdAt: now };
  await tx
    .insert(idempotencyKeys)
    .values({ userId, operation, key, ...kept })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.operation, idempotencyKeys.key],
      set: kept,
    });
}

/** Forgets the calls whose answers were kept for their time; receipts stay. */
export async function removeOldKeys(db: Database, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(
      and(
        sql`not ${idempotencyKeys.lasting}`,
        lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)),
      ),
    );
}

/**
 * How the answer to a call that has had its effect is made again, without any text of the learner's being kept for it.
 */
interface Receipt<Answer, Stored> {
  /** What is kept, in JSON. */
  readonly write: (answer: Answer) => Stored;
  readonly read: (db: Executor, stored: Stored) => Promise<Answer>;
}

interface Action<Prepared, Answer, Stored> {
  /** Slow work without effect, done before the transaction. */
  readonly prepare?: () => Promise<Prepared>;
  /** The effect and its answer. It must write through `tx` alone: effect and kept answer are committed together. */
  readonly run: (tx: Transaction, prepared: Prepared) => Promise<Answer>;
  /**
   * For what a device may send again after days: the key then counts for good. Without it the answer itself is kept
   * for 24 hours.
   */
  readonly receipt?: Receipt<Answer, Stored>;
}

/**
 * Runs a call that has an effect once for each `Idempotency-Key`. A repeated call gets the first answer, and the
 * header `Idempotency-Replayed`, whatever happened since; one that arrives while the first is at work waits for it.
 * The same key with other parameters is 422 IDEMPOTENCY_MISMATCH. A call that failed may be tried again. Without the
 * header the call simply runs. The model is Stripe's. Source: API-9 to API-11.
 */
export async function once<Answer, Prepared = void, Stored = never>(
  request: FastifyRequest,
  reply: FastifyReply,
  { prepare, run, receipt }: Action<Prepared, Answer, Stored>,
): Promise<Answer> {
  const { db } = request.server.platform;
  const userId = request.learner.id;
  const call = readCall(request);
  const prepared = async () => (await prepare?.()) as Prepared;
  if (call === null) {
    const ready = await prepared();
    return learnerTransaction(db, userId, (tx) => run(tx, ready));
  }
  const repeat = async (executor: Executor): Promise<{ answer: Answer } | null> => {
    const earlier = await findKept(executor, call);
    if (!earlier) return null;
    reply.header(REPLAYED, 'true');
    const isReceipt = earlier.lasting && receipt !== undefined;
    return {
      answer: isReceipt ? await receipt.read(executor, earlier.answer as Stored) : (earlier.answer as Answer),
    };
  };
  // Only slow work is worth looking before it: the transaction looks, too.
  const earlier = prepare ? await repeat(db) : null;
  if (earlier) return earlier.answer;
  const ready = await prepared();
  return learnerTransaction(db, userId, async (tx) => {
    const meanwhile = await repeat(tx);
    if (meanwhile) return meanwhile.answer;
    const answer = await run(tx, ready);
    await keep(
      tx,
      call,
      receipt ? { answer: receipt.write(answer), lasting: true } : { answer, lasting: false },
    );
    return answer;
  });
}
