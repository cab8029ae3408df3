const nothing = () => Promise.resolve();

/** Stands where the shell fetches what remotes share: nothing is shared. */
export const lazyGroups = { '@kotoba/shared-ui/data': nothing, '@kotoba/shared-ui/forms': nothing };
