/** For a mutation of which only the call is used: its state is kept nowhere, and its beginning and end draw nothing by themselves. */
export const untracked = { track: false } as const;
