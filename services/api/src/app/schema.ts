export * from '../features/chat/chat.tables';
export * from '../features/learning/learning.tables';
export * from '../features/notes/notes.tables';
export * from '../features/transfer/import/imports.tables';
export * from '../features/vocabulary/vocabulary.tables';
export * from '../platform/database/accounts.tables';
export * from '../platform/database/platform.tables';
export { dictionary, dictionaryState, translations } from '@kotoba/language';
