export * from '../accounts/accounts.tables';
export * from '../http/idempotency.tables';
export * from '../language/dictionary.tables';
export * from '../learning/learning.tables';
export * from '../limits/limits.tables';
export * from '../notes/notes.tables';
export * from '../topics/topics.tables';
export * from '../vocabulary/vocabulary.tables';
