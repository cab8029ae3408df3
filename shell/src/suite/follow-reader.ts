import type { KotobaStore } from '@kotoba/session';
import type { ReadMarks } from '../news/read-marks';

/** Tells the marks whose they are, for as long as the tab lives: what one learner has read is gone when another one signs in. Returns its undo. */
export function followReader(store: KotobaStore, marks: ReadMarks): () => void {
  const learnerNow = (): number | null => store.getState().auth.user?.id ?? null;
  let learner = learnerNow();
  marks.follow(learner);
  return store.subscribe(() => {
    if (learnerNow() === learner) return;
    learner = learnerNow();
    marks.follow(learner);
  });
}
