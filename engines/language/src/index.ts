/** The language engine: what it is asked (`language.ts`), and what makes it. */
export * from './language';
export type { Correction } from './correction/correct';
export type { Counted } from './authored/tables';
export { kanaReadings } from './lookup/find-words';
export { countOf, parseRequest } from './notes/parse-request';
export { FORM_NAMES, type FormName } from './forms/inflect';
export type { KanjiFacts } from './kanji-dictionary';
export { createLanguage, type LanguageOptions } from './create-language';
export { loadDictionary, type LoadOptions } from './dictionary/load-dictionary';
export { dictionary, dictionaryState } from './dictionary.tables';
