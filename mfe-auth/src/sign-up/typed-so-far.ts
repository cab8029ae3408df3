const KEY = 'kotoba.sign-up';

/** What is kept of an unfinished sign-up: never a password. The names are those of the form. */
const keptFields = ['countryId', 'firstName', 'lastName', 'email'];

/** A blocked or full storage costs the memory, nothing else. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * The draft of the sign-up form (see `Form` of shared-ui), which nobody is signed in for. It survives a reload and
 * lives as long as the tab; a created account takes it away.
 */
export const typedSoFar = {
  /** Whatever lies there, or null; the form takes only what fits. */
  read: (): unknown => attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown, null),
  /** Null forgets. */
  write: (values: unknown): void =>
    attempt(() => {
      if (typeof values !== 'object' || values === null) return sessionStorage.removeItem(KEY);
      const kept = Object.entries(values).filter(([name]) => keptFields.includes(name));
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    }, undefined),
};
