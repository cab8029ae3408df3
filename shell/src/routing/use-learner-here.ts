import { useLocation } from '@kotoba/federation/router';
import { useState } from 'react';

/** The id of a learner, or null for nobody. */
type Id = number | null;

interface LearnerHere {
  /** Whose tab this is: the learner who is in, else the one who was in last; null before the first one. */
  readonly owner: Id;
  /** Another learner has taken the place of the one for whom the page at this address was opened (a sign-in in another tab). */
  readonly isReplaced: boolean;
  /** Who is here is who came to this address. */
  readonly isUnchanged: boolean;
}

/** Follows who uses this tab. `id` is the learner who is in, or null. */
export function useLearnerHere(id: Id): LearnerHere {
  const { key } = useLocation();
  const [seen, setSeen] = useState<{
    id: Id;
    owner: Id;
    key: string;
    arrived: Id;
    replacedAt: string | null;
  }>({
    id,
    owner: id,
    key,
    arrived: id,
    replacedAt: null,
  });
  let now = seen;
  if (key !== now.key) now = { ...now, key, arrived: id };
  if (id !== now.id) {
    const replacedAt = id !== null && now.id !== null ? key : null;
    now = { ...now, id, owner: id ?? now.owner, replacedAt };
  }
  if (now !== seen) setSeen(now);
  return { owner: now.owner, isReplaced: now.replacedAt === key, isUnchanged: now.arrived === id };
}
