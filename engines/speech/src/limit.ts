/** Runs at most `size` tasks at once; the others wait in order. */
export const createLimit = (size: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place goes straight to the next in line, so that nobody can slip in between.
      if (next) next();
      else running -= 1;
    }
  };
};

export type Limit = ReturnType<typeof createLimit>;
