import { foldForSearch } from '@kotoba/japanese';

const SENTENCE_END = /[\s。．.、，,！!？?]+$/u;

/** 人々 as 人人. */
const withoutMarks = (text: string): string => text.replace(/(\p{Script=Han})々/gu, '$1$1');
/** 人人 as 人々. */
const withMarks = (text: string): string => text.replace(/(\p{Script=Han})\1/gu, '$1々');

/**
 * How a typed spelling may be stored: spellings are kept as they were written, and the rules know them in any width and case, with and
 * without 々 and sentence marks. These are looked up, so that an index is enough; the rules compare what is found.
 */
export function typedSpellings(input: string): string[] {
  const written = input.trim().normalize('NFC');
  const plain = written.normalize('NFKC');
  const bare = plain.replace(SENTENCE_END, '');
  const texts = [written, plain, bare, bare.toLowerCase(), bare.toUpperCase(), foldForSearch(bare)];
  return [...new Set(texts.flatMap((text) => [text, withoutMarks(text), withMarks(text)]))];
}
