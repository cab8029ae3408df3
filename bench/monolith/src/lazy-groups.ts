/** Stands where the shell fetches what remotes share: nothing is shared. */
export const lazyGroups = new Proxy({} as Record<string, () => Promise<void>>, {
  get: () => () => Promise.resolve(),
});
