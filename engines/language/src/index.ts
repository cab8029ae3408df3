/** The language engine: what it is asked (`language.ts`), and what makes it. */
export * from './language';
export { kanaReadings } from './lookup/find-words';
export { countOf, parseRequest } from './notes/parse-request';
export type { FormName } from './forms/inflect';
export { createLanguage } from './create-language';
export { loadDictionary } from './dictionary/load-dictionary';
export { dictionary, dictionaryState } from './dictionary.tables';
