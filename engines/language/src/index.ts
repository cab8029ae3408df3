/** The language engine: what it is asked (`language.ts`), and what makes it. */
export * from './language';
export type { Correction } from './correction/correct';
export type { Counted } from './counting/counting';
export { isOfKind, type WordKind } from './word-kind';
export { kanaReadings } from './lookup/find-words';
export { parseRequest } from './requests/parse-request';
export { countOf } from './requests/number-words';
export { FORM_NAMES, type FormName } from './forms/inflect';
export type { KanjiFacts } from './kanji/kanji-facts';
export { createLanguage, type LanguageOptions } from './create-language';
export { loadDictionary, type LoadOptions } from './dictionary/load-dictionary';
export { dictionary, dictionaryState } from './dictionary.tables';
