export interface TagChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Tags after a change: those that stay in their order, then the new ones. */
export const retagged = (tags: readonly string[], { add, remove }: TagChange): readonly string[] => [
  ...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add]),
];
