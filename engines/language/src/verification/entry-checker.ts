import {
  alignFurigana,
  type FuriganaSegment,
  foldForSearch,
  hasKanji,
  isKana,
  toHiragana,
} from '@kotoba/japanese';
import type { AuthoredLibrary } from '../authored/library';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import type { KanjiDictionary } from '../kanji/kanji-dictionary';
import type { CheckableEntry, CheckedField } from '../language';
import type { Reader } from '../reading/reader';
import { bare } from './bare';
import { holdsWord } from './holds-word';
import { canRead } from './kanji-readings';
import { romajiAgrees } from './romaji-agrees';

export interface EntryChecker {
  /** The fields that fail: kana that are no reading of the kanji, romaji that say something else, a sentence without its word. */
  failing(entry: CheckableEntry): Promise<CheckedField[]>;
}

export interface CheckerParts {
  readonly kanji: KanjiDictionary;
  readonly library: Pick<AuthoredLibrary, 'byJapanese'>;
  readonly dictionary: Pick<DictionaryRepository, 'byKeys'>;
  readonly reader: Reader;
}

const sameKana = (a: string, b: string): boolean => foldForSearch(bare(a)) === foldForSearch(bare(b));

export function createEntryChecker({ kanji, library, dictionary, reader }: CheckerParts): EntryChecker {
  const inDictionary = async (written: string, kana: string): Promise<boolean> => {
    if (library.byJapanese(written).some((word) => word.written === written && sameKana(word.kana, kana)))
      return true;
    const words = await dictionary.byKeys([written]);
    return words.some(({ forms }) =>
      forms.some((form) => form.kanji === written && sameKana(form.kana, kana)),
    );
  };

  const reads = async (written: string, kana: string): Promise<boolean> =>
    canRead(written, kana, await kanji.of(written)) || inDictionary(written, kana);

  const readsWord = async (written: string, kana: string): Promise<boolean> =>
    isKana(bare(kana)) &&
    ((await reads(bare(written), bare(kana))) || sameKana((await reader.read(written)).hiragana, kana));

  /** Each stretch of kanji: as its kanji are read, as the dictionary or the word itself has it, or as the tokeniser reads it there. */
  const readsSentence = async (
    sentence: string,
    kana: string,
    own: readonly FuriganaSegment[],
  ): Promise<boolean> => {
    if (hasKanji(kana)) return false;
    const text = bare(sentence);
    const given = alignFurigana(text, bare(kana));
    const doubtful = [];
    for (const [place, { text: part, ruby }] of given.entries()) {
      if (ruby === null || own.some((known) => known.text === part && sameKana(known.ruby ?? '', ruby)))
        continue;
      if (given.length === 1 && !isKana(part) && /[ぁ-ゖァ-ヺ]/.test(part))
        return sameKana((await reader.read(sentence)).hiragana, kana);
      if (!(await reads(part, toHiragana(ruby)))) doubtful.push({ place, part, ruby });
    }
    if (doubtful.length === 0) return true;
    const read = alignFurigana(text, bare((await reader.read(sentence)).hiragana));
    return doubtful.every(
      ({ place, part, ruby }) => read[place]?.text === part && sameKana(read[place].ruby ?? '', ruby),
    );
  };

  return {
    async failing(entry) {
      const { hiragana, katakana, romaji, ja_sentence: ja, ja_hiragana_sentence: read } = entry;
      const kana = hiragana ?? katakana;
      const written = entry.kanji ?? entry.ja_word;
      const found: CheckedField[] = [];
      const note = (field: CheckedField, holds: boolean) => void (holds || found.push(field));
      if (kana !== null) {
        if (hasKanji(written))
          note(hiragana === null ? 'katakana' : 'hiragana', await readsWord(written, kana));
        if (hiragana !== null && katakana !== null) note('katakana', sameKana(hiragana, katakana));
        if (romaji) note('romaji', romajiAgrees(romaji, kana));
      }
      if (ja === null) return found;
      const word = { written, kana: kana ?? written, partOfSpeech: entry.part_of_speech };
      note('ja_sentence', holdsWord(word, { ja, kana: read }));
      if (read !== null) {
        note('ja_hiragana_sentence', await readsSentence(ja, read, alignFurigana(written, kana ?? '')));
        if (entry.romaji_sentence !== null)
          note('romaji_sentence', romajiAgrees(entry.romaji_sentence, read));
      }
      return found;
    },
  };
}
