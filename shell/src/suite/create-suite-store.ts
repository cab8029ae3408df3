import { api, endpoints, sessionMiddleware } from '@kotoba/api-client';
import { createKotobaStore } from '@kotoba/session';
import type { ReturnMemory } from '../routing/return-memory';

const { signOut, deleteAccount } = endpoints.endpoints;
type SuiteMiddleware = typeof sessionMiddleware;

/** Whoever signs out or deletes the account leaves on purpose: no return location is kept for whoever comes next. */
const forgetOnLeaving =
  (memory: ReturnMemory): SuiteMiddleware =>
  () =>
  (next) =>
  (action) => {
    if (signOut.matchPending(action) || deleteAccount.matchFulfilled(action)) memory.leave();
    return next(action);
  };

/** The store of a tab of the suite, with what the account calls do to session, drafts, cache and the return location. */
export const createSuiteStore = (memory: ReturnMemory) =>
  createKotobaStore({ slices: [api], middleware: [forgetOnLeaving(memory), sessionMiddleware] });
