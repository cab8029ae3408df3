/** Calls with one key that overlap share one run; a failure is shared by those who waited and then forgotten. */
export const createSingleFlight = <Result>() => {
  const running = new Map<string, Promise<Result>>();

  return (key: string, task: () => Promise<Result>): Promise<Result> => {
    const current = running.get(key);
    if (current) return current;
    const started = task().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
};
