import { isKana } from '@kotoba/japanese';
import type { CheckedField, DraftEntry, ExampleSentence } from '../language';
import { scriptColumns } from '../entries/scripts';
import { sentenceColumns } from '../entries/make-entry';
import { spacedHeadword } from '../entries/spaced-headword';
import type { Reader } from '../reading/reader';
import { spacedRomaji } from '../reading/spaced-romaji';
import type { Examples } from '../sentences/examples';
import { bare } from './bare';
import type { EntryChecker } from './entry-checker';

export interface Verifier {
  /** The entry with what failed repaired, and with the fields that could not be repaired in `unchecked`. */
  verify(draft: DraftEntry): Promise<DraftEntry>;
}

export interface VerifierParts {
  readonly checker: EntryChecker;
  readonly reader: Reader;
  readonly examples: Examples;
  /** The entry that the engine itself has for this Japanese; null when it knows none. */
  readonly suggest: (japanese: string, english: string) => Promise<DraftEntry | null>;
}

const kanaOf = ({ hiragana, katakana, ja_word }: DraftEntry): string => hiragana ?? katakana ?? ja_word;

/** What a template or an assistant made is checked before anybody sees it. Source: LANG-9. */
export function createVerifier({ checker, reader, examples, suggest }: VerifierParts): Verifier {
  /** The dictionary's reading; of a word that it does not know the tokeniser's. */
  const repairReading = async (draft: DraftEntry): Promise<DraftEntry> => {
    const written = draft.kanji ?? draft.ja_word;
    const known = await suggest(written, draft.en_word);
    const kana = known ? kanaOf(known) : (await reader.read(written)).hiragana;
    return !isKana(bare(kana)) ? draft : { ...draft, ...scriptColumns(written, kana) };
  };

  const repairRomaji = async (draft: DraftEntry): Promise<DraftEntry> => ({
    ...draft,
    romaji: spacedRomaji(await spacedHeadword(headwordOf(draft), reader)),
  });

  /** An example of ours, or the neutral sentence, which always holds its word. */
  const repairSentence = async (draft: DraftEntry): Promise<DraftEntry> => {
    const word = headwordOf(draft);
    const spaced = await spacedHeadword(word, reader);
    const example: ExampleSentence | undefined = examples.of({ ...word, en: draft.en_word, spaced })[0];
    if (!example) return draft;
    return {
      ...draft,
      ...sentenceColumns(example),
      sources: { ...draft.sources, sentence: example.source },
    };
  };

  const rereadSentence = async (draft: DraftEntry): Promise<DraftEntry> => {
    const { hiragana, romaji } = await reader.read(draft.ja_sentence ?? '');
    return { ...draft, ja_hiragana_sentence: hiragana, romaji_sentence: romaji };
  };

  const repairs: readonly (readonly [readonly CheckedField[], (draft: DraftEntry) => Promise<DraftEntry>])[] =
    [
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
