import { api, endpoints, sessionMiddleware } from '@kotoba/api-client';
import { createKotobaStore } from '@kotoba/session';
import type { PlaceMemory } from '../routing/place-memory';

const { signOut, deleteAccount } = endpoints.endpoints;
type SuiteMiddleware = typeof sessionMiddleware;

/** Whoever signs out or deletes the account leaves on purpose: no place is kept for whoever comes next. */
const forgetOnLeaving =
  (places: PlaceMemory): SuiteMiddleware =>
  () =>
  (next) =>
  (action) => {
    if (signOut.matchPending(action) || deleteAccount.matchFulfilled(action)) places.leave();
    return next(action);
  };

/** The store of a tab of the suite, with what the account calls do to session, drafts, cache and the remembered place. */
export const createSuiteStore = (places: PlaceMemory) =>
  createKotobaStore({ slices: [api], middleware: [forgetOnLeaving(places), sessionMiddleware] });
