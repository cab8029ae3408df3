const nothing = {};

/** For a mutation of which only the call is used: what becomes of it draws nothing by itself. */
export const onlyTheCall = { selectFromResult: () => nothing } as const;
