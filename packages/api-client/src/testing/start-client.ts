import { createKotobaStore, sessionStarted, type KotobaStore } from '@kotoba/session';
import { api } from '../api';
import { sessionMiddleware } from '../session/session-middleware';
import { learner, tokenOf } from './learner';
import { cut, startNetwork, type Answer } from './network';

/**
 * A store with the real client on a network that gives `answers`, one for each call; without one the connection
 * breaks.
 */
export function startClient(...answers: Answer[]): { store: KotobaStore; sent: Request[] } {
  const sent: Request[] = [];
  startNetwork((request) => {
    sent.push(request);
    return (answers.shift() ?? cut)(request);
  });
  const { store } = createKotobaStore({ storage: null, slices: [api], middleware: [sessionMiddleware] });
  return { store, sent };
}

export const signInAs = (store: KotobaStore, letter = 'A'): unknown =>
  store.dispatch(sessionStarted({ user: learner, token: tokenOf(letter) }));
