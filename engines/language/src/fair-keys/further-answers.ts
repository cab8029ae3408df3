import { hasKanji } from '@kotoba/japanese';
import type { FurtherAnswers } from '@kotoba/japanese/answers';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import type { AuthoredLibrary } from '../authored/library';
import { englishKey } from '../english-key';
import type { WordKey } from '../language';
import { furtherForms, knownWord, takenForSame } from './further-forms';
import { furtherMeanings, partsOf } from './further-meanings';
import { readKin, readPrefixed, readSecondReadings, readSynonyms } from './tables';

/** What is right for a word beside what its entry stores. */
export type FindFurtherAnswers = (word: WordKey) => Promise<FurtherAnswers>;

/** 勉強する is in no dictionary, 勉強 is. */
const withoutSuru = (text: string): string => text.replace(/(?<=.)する$/, '');

/**
 * Looks up what is right for a word beside what its entry stores, in the dictionary and in our tables of everyday
 * synonyms, kin, polite prefixes and second readings. A word whose meaning the dictionary does not know under its
 * spelling gets nothing from there: it may be a name or a homophone.
 */
export function createFurtherAnswers(
  library: Pick<AuthoredLibrary, 'byJapanese'>,
  dictionary: Pick<DictionaryRepository, 'byKeys'>,
): FindFurtherAnswers {
  const tables = {
    kin: readKin(),
    prefixed: readPrefixed(),
    secondReadings: readSecondReadings(),
    synonyms: readSynonyms(),
  };
  return async ({ en_word: en, ja_word, hiragana, katakana, kanji, part_of_speech: partOfSpeech }) => {
    const kana = hiragana ?? katakana ?? '';
    const unlisted = !kanji && hasKanji(ja_word);
    const entry = { en, kanji: unlisted ? ja_word : kanji || null, kana, partOfSpeech, unlisted };
    const written = entry.kanji ?? (kana || ja_word);
    const all = await dictionary.byKeys([written, ...(kana ? [kana] : []), ...nounOf(written, partOfSpeech)]);
    const known =
      knownWord(entry, all, tables.synonyms) ??
      (partOfSpeech === 'verb'
        ? knownWord(
            { ...entry, kanji: entry.kanji && withoutSuru(entry.kanji), kana: withoutSuru(kana) },
            all,
            tables.synonyms,
          )
        : null);
    const others = takenForSame(entry, known?.word, library.byJapanese(kana));
    const forms = furtherForms(entry, known, { all, others }, tables);
    const ofOthers = new Set(others.flatMap((word) => partsOf(word.en).map(englishKey)));
    const whose = OWNERS.find(([reason]) => forms.some((form) => form.reason === reason))?.[1] ?? [];
    return {
      meanings: furtherMeanings({ en, partOfSpeech, ofOthers, whose }, known, tables.synonyms),
      forms,
    };
  };
}

/** Whose mother 母 is, and whose お母さん. */
const OWNERS = [
  ['kin_polite', ['my', "one's own", "one's", 'own']],
  ['kin_plain', ['your', "someone else's", "somebody else's", "someone's"]],
] as const;

const nounOf = (written: string, partOfSpeech: string): string[] =>
  partOfSpeech === 'verb' && written.length > 2 && written.endsWith('する') ? [withoutSuru(written)] : [];
