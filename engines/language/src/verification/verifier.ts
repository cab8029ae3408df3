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
import type { KanjiDictionary } from '../kanji-dictionary';
import type { CheckableEntry, CheckedField, DraftEntry } from '../language';
import type { Reader } from '../reading/reader';
import { withoutPunctuation, holdsWord } from './holds-word';
import { canRead, romajiAgrees } from './readings-agree';
import { scriptColumns, spacedHeadword } from '../entries/headword';
import { sentenceColumns } from '../entries/make-entry';
import { spacedRomaji } from '../reading/word-spaces';
import type { Examples } from '../entries/examples';

interface EntryChecker {
  /**
   * The fields that fail: kana that are no reading of the kanji, romaji that say something else, a sentence without
   * its word.
   */
  failing(entry: CheckableEntry): Promise<CheckedField[]>;
}

interface CheckerParts {
  readonly kanji: KanjiDictionary;
  readonly library: Pick<AuthoredLibrary, 'byJapanese'>;
  readonly dictionary: Pick<DictionaryRepository, 'byKeys'>;
  readonly reader: Reader;
}

const sameKana = (a: string, b: string): boolean =>
  foldForSearch(withoutPunctuation(a)) === foldForSearch(withoutPunctuation(b));

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
    isKana(withoutPunctuation(kana)) &&
    ((await reads(withoutPunctuation(written), withoutPunctuation(kana))) ||
      sameKana((await reader.read(written)).hiragana, kana));

  /**
   * Each stretch of kanji: as its kanji are read, as the dictionary or the word itself has it, or as the tokeniser
   * reads it there.
   */
  const readsSentence = async (
    sentence: string,
    kana: string,
    own: readonly FuriganaSegment[],
  ): Promise<boolean> => {
    if (hasKanji(kana)) return false;
    const text = withoutPunctuation(sentence);
    const given = alignFurigana(text, withoutPunctuation(kana));
    const doubtful = [];
    for (const [place, { text: part, ruby }] of given.entries()) {
      if (ruby === null || own.some((known) => known.text === part && sameKana(known.ruby ?? '', ruby)))
        continue;
      if (given.length === 1 && !isKana(part) && /[ぁ-ゖァ-ヺ]/.test(part))
        return sameKana((await reader.read(sentence)).hiragana, kana);
      if (!(await reads(part, toHiragana(ruby)))) doubtful.push({ place, part, ruby });
    }
    if (doubtful.length === 0) return true;
    const read = alignFurigana(text, withoutPunctuation((await reader.read(sentence)).hiragana));
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

interface Verifier {
  /** The entry with what failed repaired, and with the fields that could not be repaired in `unchecked`. */
  verify(draft: DraftEntry): Promise<DraftEntry>;
}

interface VerifierParts {
  readonly checker: EntryChecker;
  readonly reader: Reader;
  readonly examples: Examples;
  /** The entry that the engine itself has for this Japanese; null when it knows none. */
  readonly suggest: (japanese: string, english: string) => Promise<DraftEntry | null>;
}

const kanaOf = ({ hiragana, katakana, ja_word }: DraftEntry): string => hiragana ?? katakana ?? ja_word;

/** What a pattern or an assistant made is checked before anybody sees it. Source: LANG-9. */
export function createVerifier({ checker, reader, examples, suggest }: VerifierParts): Verifier {
  /** The dictionary's reading; of a word that it does not know the tokeniser's. */
  const repairReading = async (draft: DraftEntry): Promise<DraftEntry> => {
    const written = draft.kanji ?? draft.ja_word;
    const known = await suggest(written, draft.en_word);
    const kana = known ? kanaOf(known) : (await reader.read(written)).hiragana;
    return !isKana(withoutPunctuation(kana)) ? draft : { ...draft, ...scriptColumns(written, kana) };
  };

  const repairRomaji = async (draft: DraftEntry): Promise<DraftEntry> => ({
    ...draft,
    romaji: spacedRomaji(await spacedHeadword(headwordOf(draft), reader)),
  });

  /** An example of ours, or none: a sentence without the word shows nothing. */
  const repairSentence = (draft: DraftEntry): DraftEntry => {
    const [example] = examples.of({ ...headwordOf(draft), en: draft.en_word });
    const { sentence: _removed, ...sources } = draft.sources;
    return {
      ...draft,
      ...sentenceColumns(example),
      sources: { ...sources, ...(example && { sentence: example.source }) },
    };
  };

  const rereadSentence = async (draft: DraftEntry): Promise<DraftEntry> => {
    const { hiragana, romaji } = await reader.read(draft.ja_sentence ?? '');
    return { ...draft, ja_hiragana_sentence: hiragana, romaji_sentence: romaji };
  };

  const repairs: readonly (readonly [
    readonly CheckedField[],
    (draft: DraftEntry) => DraftEntry | Promise<DraftEntry>,
  ])[] = [
    [['hiragana', 'katakana'], repairReading],
    [['romaji'], repairRomaji],
    [['ja_sentence'], repairSentence],
    [['ja_hiragana_sentence', 'romaji_sentence'], rereadSentence],
  ];

  return {
    async verify(draft) {
      let entry = draft;
      for (const [fields, repair] of repairs) {
        const failing = await checker.failing(entry);
        if (failing.length === 0) return { ...entry, unchecked: [] };
        if (failing.some((field) => fields.includes(field))) entry = await repair(entry);
      }
      return { ...entry, unchecked: await checker.failing(entry) };
    },
  };
}

const headwordOf = (draft: DraftEntry) => ({
  written: draft.kanji ?? draft.ja_word,
  kana: kanaOf(draft),
  partOfSpeech: draft.part_of_speech,
});
