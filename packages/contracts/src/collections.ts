/** Collections that the product makes by itself. Source: VOC-16, NOTE-7, CHAT-6. */
export const collectionNames = {
  /** Where words without a collection go, and those of a deleted one. */
  default: 'My Words',
  classNotes: 'Class Notes',
  assistant: 'Assistant',
} as const;

export const DEFAULT_TOPIC = 'General';
