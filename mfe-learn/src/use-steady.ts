import { useLayoutEffect, useState } from 'react';

type Handlers = Record<string, (...given: never[]) => unknown>;

/** Functions that do what those of the same names do that were given last. */
function standIns<Given extends Handlers>(first: Given) {
  let latest: Given = first;
  const entries = Object.keys(first).map((name) => [
    name,
    (...given: never[]): unknown => latest[name]?.(...given),
  ]);
  return {
    renew: (next: Given): void => {
      latest = next;
    },
    steady: Object.fromEntries(entries) as Given,
  };
}

/**
 * Handlers that stay the same functions from one drawing to the next and do what the latest ones do: what is drawn with them need not be
 * drawn again. For events alone, never while drawing. The names must not change.
 */
export function useSteady<Given extends Handlers>(handlers: Given): Given {
  const [{ renew, steady }] = useState(() => standIns(handlers));
  useLayoutEffect(() => renew(handlers));
  return steady;
}
