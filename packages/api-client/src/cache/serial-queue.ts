/** How long one piece of work keeps the others waiting, in ms: an answer that never comes must not block the queue. */
export const MAX_WAIT_MS = 20_000;

/** Runs pieces of work one after the other, in the order in which they were given. */
export function createSerialQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = last.then(() => new Promise((next) => (timer = setTimeout(next, MAX_WAIT_MS))));
    const done = mine.then(
      () => undefined,
      () => undefined,
    );
    last = Promise.race([done, late]).finally(() => clearTimeout(timer));
    return mine;
  };
}
