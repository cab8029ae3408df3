import type { Transaction } from '../../platform/database/database';
import type { Caller } from '../../platform/http/caller';
import { auditEvents } from '../../platform/database/accounts.tables';

export type AuditAction =
  | 'sign-up'
  | 'sign-up.refused'
  | 'sign-in'
  | 'sign-in.failed'
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
