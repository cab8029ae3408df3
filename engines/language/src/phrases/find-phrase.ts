import { hasJapanese, hasLatin } from '@kotoba/japanese';
import type { AuthoredLibrary } from '../authored/library';
import type { AuthoredPhrase } from '../authored/authored-word';
import type { Reader } from '../reading/reader';
import { fillPattern, MADE_FROM_PATTERN } from './fill-pattern';
import { phrasesAbout } from './phrase-groups';
import { createPhraseBook } from './phrase-book';

export interface PhraseLookup {
  /** The phrase of the book, or one made from a pattern; for Japanese with its meaning beside it, just that. Null when there is none. */
  find(text: string): Promise<AuthoredPhrase | null>;
  /** The phrases of the book for a situation ("shopping"); empty when it has none. */
  about(text: string): readonly AuthoredPhrase[];
}

/** "猫がいます = There is a cat": a learner's own phrase with its meaning. */
const WITH_MEANING = /^(.+?)\s*(?:=|→|—|–|\s-\s|[:：])\s*(.+)$/;

export function createPhraseLookup(library: AuthoredLibrary, reader: Reader): PhraseLookup {
  const book = createPhraseBook(library.phrases);

  const ownPhrase = async (text: string): Promise<AuthoredPhrase | null> => {
    const [, left = '', right = ''] = WITH_MEANING.exec(text) ?? [];
    const [japanese, english] = hasJapanese(left) ? [left, right] : [right, left];
    if (!hasJapanese(japanese) || hasJapanese(english) || !hasLatin(english)) return null;
    const listed = book.find(japanese);
    if (listed) return listed;
    const written = japanese.replace(/[。.！!\s]+$/u, '');
    const { spaced } = await reader.read(written);
    const example = { ja: `${written}。`, kana: `${spaced}。`, en: english };
    return {
      written,
      kana: spaced,
      meanings: [english],
      aliases: [],
      usage: null,
      example,
      level: 'N4',
      group: MADE_FROM_PATTERN,
    };
  };

  return {
    about: (text) => phrasesAbout(text, library.phrases),
    find: async (text) =>
      book.find(text) ?? (hasJapanese(text) ? ownPhrase(text) : fillPattern(text, library)),
  };
}
