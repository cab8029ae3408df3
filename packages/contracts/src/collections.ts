/** Collections that the product makes by itself. Source: decisions, "Words, notes, collections" and "Details". */
export const collectionNames = {
  /** Where words without a collection go, and those of a deleted one. */
  default: 'My Words',
  classNotes: 'Class Notes',
  assistant: 'Assistant',
} as const;

export const DEFAULT_TOPIC = 'General';
