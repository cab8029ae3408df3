import { api } from '@kotoba/api-client';
import { createKotobaStore, sessionEnded, sessionStarted, type SessionUser } from '@kotoba/session';
import { createReadMarks } from '../news/read-marks';
import { followReader } from './follow-reader';

const learner = (id: number): SessionUser => ({
  id,
  email: `learner-${id}@example.org`,
  emailVerified: true,
  firstName: 'Aiko',
  lastName: 'Mori',
});

test('what one learner has read is forgotten with him', () => {
  const { store, dispose } = createKotobaStore({ slices: [api], storage: null });
  const marks = createReadMarks();
  const stop = followReader(store, marks);
  store.dispatch(sessionStarted({ user: learner(1), token: 'A'.repeat(43) }));
  marks.mark(['note:1:failed']);
  expect(marks.keys().size).toBe(1);
  store.dispatch(sessionEnded());
  expect(marks.keys().size).toBe(0);
  store.dispatch(sessionStarted({ user: learner(2), token: 'B'.repeat(43) }));
  expect(marks.keys().size).toBe(0);
  stop();
  dispose();
});
