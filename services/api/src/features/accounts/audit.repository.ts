import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database';
import type { Caller } from '../../platform/http/caller';
import { auditEvents } from '../../platform/database/accounts.tables';

export type AuditAction =
  | 'sign-up'
  | 'sign-up.refused'
  | 'sign-in'
  | 'sign-in.failed'
  | 'sign-in.locked'
  | 'sign-out'
  | 'password.forgotten'
  | 'password.reset'
  | 'password.changed'
  | 'password.change-failed'
  | 'email.verified'
  | 'email.verified-elsewhere'
  | 'email.resent'
  | 'device.revoked'
  | 'account.exported'
  | 'account.delete-failed'
  | 'account.deleted';

/** What is done at the server itself, by a command. */
export type OperatorAction =
  | 'operator.locked'
  | 'operator.unlocked'
  | 'operator.sessions-ended'
  | 'operator.deleted'
  | 'operator.limits-changed'
  | 'operator.limits-removed';

interface AuditEntry {
  /** null when there is no such account. */
  readonly userId: number | null;
  readonly action: AuditAction;
  readonly caller: Caller;
  readonly at: Date;
}

/**
 * Writes down who did what, when and from where, in the transaction that does it. No secret ever goes in here. The
 * request log says the same.
 */
export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  const { userId, action, caller, at } = entry;
  await tx
    .insert(auditEvents)
    .values({ userId, action, address: caller.address, requestId: caller.requestId, at });
  caller.events.push({ action, userId });
}

/** Who uses the operators' commands, and why. */
export interface Operator {
  readonly by: string;
  readonly reason?: string;
}

interface OperatorEntry {
  /** null when it is about no account, or about one that is gone. */
  readonly userId: number | null;
  readonly action: OperatorAction;
  readonly operator: Operator;
  readonly details?: Readonly<Record<string, string | number>>;
  readonly at: Date;
}

/** The same for what an operator does, on which machine. Source: OPS-61. */
export async function recordOperator(tx: Transaction, entry: OperatorEntry): Promise<void> {
  const { userId, action, operator, details, at } = entry;
  await tx.insert(auditEvents).values({
    userId,
    action,
    address: hostname(),
    requestId: randomUUID(),
    details: { ...operator, ...details },
    at,
  });
}

/** What happened to an account last, the newest first. */
export const lastAuditEvents = (db: Database, userId: number, limit: number) =>
  db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit);
