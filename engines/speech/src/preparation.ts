/** What is known in this process about the tools of one folder. */
interface Preparation {
  readonly running: Promise<void> | null;
  readonly failure: string | null;
}

const preparations = new Map<string, Preparation>();

/** Runs one preparation per tools folder and remembers, for `Speech`, that it runs and how it failed. Never rejects. */
export const trackPreparation = (toolsDir: string, prepare: () => Promise<string | null>): Promise<void> => {
  const current = preparations.get(toolsDir)?.running;
  if (current) return current;
  const running = prepare().then((failure) => {
    preparations.set(toolsDir, { running: null, failure });
  });
  preparations.set(toolsDir, { running, failure: null });
  return running;
};

export const preparationOf = (toolsDir: string): Preparation =>
  preparations.get(toolsDir) ?? { running: null, failure: null };
