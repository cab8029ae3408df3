/** The language engine: what it is asked, what makes it, and the words it answers in (`language.ts`). */
import { hasKanji } from '@kotoba/japanese';
import type { BaseLogger } from 'pino';
import type pg from 'pg';
import { loadLibrary } from './authored/library';
import { readCounting, readHomophones, readMeanings } from './authored/tables';
import { createDictionaryRepository } from './dictionary/dictionary.repository';
import { completeEntry } from './entries/complete-entry';
import { createFairKeys, type FairKeys } from './fair-keys/fair-keys';
import { readNeverForms, readNotRight } from './fair-keys/tables';
import { createGrammar, type Grammar } from './create-grammar';
import { createDecks, type Decks } from './decks';
import { createEntryService, createEntryMaker, hardestOf } from './entries/make-entry';
import { createKanjiDictionary, type KanjiFacts } from './kanji-dictionary';
import type { CheckableEntry, CheckedField, Conversion, DraftEntry, NoteKind, Piece } from './language';
import { englishKey } from './english-key';
import { createEnglishLookup } from './lookup/find-english';
import { createJapaneseLookup } from './lookup/find-japanese';
import { createWordLookup } from './lookup/find-words';
import { createSpellingSuggester } from './lookup/suggest-spelling';
import { createStrokeOrder, type Stroke } from './stroke-order';
import { wordsWithKanji } from './lookup/words-with-kanji';
import { createSuggestion, type GivenWord } from './entries/suggest-entry';
import { createNoteConverter } from './notes/convert-note';
import { generateEntries } from './notes/generate';
import { createPhraseLookup } from './phrases/find-phrase';
import { type Lore, readLore } from './authored/lore';
import { createReader } from './reading/reader';
import { createExamples } from './entries/examples';
import { createTokeniser } from './reading/tokeniser';
import { createTopicMatcher } from './topics';
import { createEntryChecker, createVerifier } from './verification/verifier';

export * from './language';
export { registerOf } from './entries/make-entry';
export { kanaReadings } from './lookup/kana-readings';
export { ONES, ordinalOf, ORDINALS, TENS } from './fair-keys/english-numbers';
export { ASK_FOR_ONE, asksForNone, countOf, parseRequest } from './notes/parse-request';
export { romajiOfKana } from './entries/headword';
export { holdsMeaning } from './verification/holds-word';
export type { Deck, DeckWord } from './decks';
export type { KanjiFacts } from './kanji-dictionary';
export type { GrammarPoint, KinWord, Lore } from './authored/lore';
export type { Said } from './authored/near-phrases';
export type { Listed, Spelled } from './authored/orders';
export { deinflect } from './forms/deinflect';
export { FORM_NAMES, type FormName } from './forms/inflect';
export { loadDictionary } from './dictionary/load-dictionary';
export { dictionary, dictionaryState, translations } from './dictionary.tables';

/** The whole engine, for its owner and for screens that want more than one example. */
export interface LanguageEngine extends Grammar, FairKeys, Decks {
  /** A note's words as complete entries. Never throws, whatever the text. */
  convertNote(kind: NoteKind, text: string): Promise<Conversion>;
  /** Up to `count` entries for a free request (POST /vocabulary/generate); an empty list when nothing is found. */
  generate(input: string, type: NoteKind | undefined, count: number): Promise<DraftEntry[]>;
  /**
   * Fills what can be derived for an entry given by the learner; never overwrites what was given. A given Japanese
   * sentence gets its reading; without one, one of the word's examples is taken, not always the same.
   */
  complete(input: Partial<DraftEntry> & { en_word: string }): Promise<DraftEntry>;
  /** The reading of a learner's own Japanese text, as hiragana and as romaji with word spaces. */
  read(japanese: string): Promise<{ hiragana: string; romaji: string }>;
  /**
   * An entry that somebody else made, such as an assistant outside: what fails its checks is repaired from the
   * dictionary, what cannot be repaired is named in `unchecked`. The engine's own entries have been through it.
   */
  verify(draft: DraftEntry): Promise<DraftEntry>;
  /** Whether a word or phrase that is so written and read means so, in our words or in the dictionary. */
  means(given: GivenWord): Promise<boolean>;
  /** The fields of an entry that fail their checks; changes nothing. */
  failing(entry: CheckableEntry): Promise<CheckedField[]>;
  /** What the kanji dictionary says of the kanji of a text, each once, in their order. */
  kanji(text: string): Promise<KanjiFacts[]>;
  /** Kanji of the levels that are written with so many strokes, the easiest first. */
  kanjiWithStrokes(strokes: number): Promise<KanjiFacts[]>;
  /** How a kanji is drawn, stroke by stroke; empty where that is not known. */
  strokes(kanji: string): Promise<Stroke[]>;
  /** Words of ours that are written with a kanji, the easier first. */
  wordsWithKanji(kanji: string): readonly Piece[];
  /** What we wrote to be told: grammar, keigo, pairs of verbs, parts of kanji. */
  lore(): Lore;
  /** Ends the tokeniser's thread. */
  close(): Promise<void>;
}

interface LanguageOptions {
  readonly pool: pg.Pool;
  readonly log: Pick<BaseLogger, 'debug'>;
}

/**
 * The language engine over the dictionary in the database. Nothing is read before the first request; the tokeniser's
 * thread starts at the first Japanese text. Only a broken database or data file makes it throw, never an input.
 */
export function createLanguage({ pool, log }: LanguageOptions): LanguageEngine {
  let engine: LanguageEngine | null = null;
  const open = (): LanguageEngine => (engine ??= openEngine({ pool, log }));
  return {
    convertNote: async (kind, text) => open().convertNote(kind, text),
    generate: async (input, type, count) => open().generate(input, type, count),
    complete: async (input) => open().complete(input),
    read: async (japanese) => open().read(japanese),
    verify: async (draft) => open().verify(draft),
    means: async (given) => open().means(given),
    failing: async (entry) => open().failing(entry),
    kanji: async (text) => open().kanji(text),
    kanjiWithStrokes: async (strokes) => open().kanjiWithStrokes(strokes),
    strokes: async (kanji) => open().strokes(kanji),
    wordsWithKanji: (kanji) => open().wordsWithKanji(kanji),
    inflections: async (word) => open().inflections(word),
    reshape: async (sentence, form) => open().reshape(sentence, form),
    mixedUpWith: (word) => open().mixedUpWith(word),
    correct: async (sentence) => open().correct(sentence),
    compare: (one, other) => open().compare(one, other),
    compound: async (text, word) => open().compound(text, word),
    alike: async (word) => open().alike(word),
    describedBy: async (english) => open().describedBy(english),
    ending: (text) => open().ending(text),
    opposites: (word, meaning) => open().opposites(word, meaning),
    count: (value, noun) => open().count(value, noun),
    homonyms: async (japanese) => open().homonyms(japanese),
    examplesWith: async (word) => open().examplesWith(word),
    furtherAnswers: async (word) => open().furtherAnswers(word),
    traitsOf: async (word) => open().traitsOf(word),
    decks: () => open().decks(),
    deckEntries: async (name, from, to) => open().deckEntries(name, from, to),
    lore: () => open().lore(),
    close: async () => engine?.close(),
  };
}

function openEngine({ pool, log }: LanguageOptions): LanguageEngine {
  const library = loadLibrary();
  log.debug({ topics: library.topics.length, words: library.words.length }, 'authored words are read');
  const dictionary = createDictionaryRepository(pool);
  const kanji = createKanjiDictionary();
  const tokeniser = createTokeniser();
  const reader = createReader(tokeniser, library.readings);
  const examples = createExamples(library);
  const lore = readLore(library);
  const maker = createEntryMaker({
    reader,
    examples,
    grammar: lore.grammar,
    byJapanese: library.byJapanese,
    notRight: readNotRight(),
    neverForms: readNeverForms(),
  });
  const entries = createEntryService(maker, dictionary);
  const senses = readMeanings();
  const english = createEnglishLookup({ library, dictionary, senses });
  const homophones = readHomophones();
  const japanese = createJapaneseLookup({
    library,
    dictionary,
    tokeniser,
    kanji,
    homophones,
    counting: readCounting(),
  });
  const suggest = createSuggestion({ library, dictionary, english, japanese, entries, maker });
  /** The word with this spelling, of several the one that is meant. */
  const known = async (written: string, meaning: string): Promise<DraftEntry | null> => {
    const { meant, spelled } = await suggest({ written, kana: null, meaning });
    return meant ?? spelled;
  };

  const checker = createEntryChecker({ kanji, library, dictionary, reader });
  const { verify } = createVerifier({ checker, reader, examples, suggest: known });
  const verifyAll = async (drafts: readonly DraftEntry[]): Promise<DraftEntry[]> => {
    const verified: DraftEntry[] = [];
    for (const draft of drafts) verified.push(await verify(draft));
    return verified;
  };

  const levelOf = async (written: string) => {
    const base = await japanese.formOf(written);
    // Of two kana too much may be a form: いぬ is no いる.
    const isForm = base?.isSure === true && (hasKanji(written) || written.length > 2);
    const words = isForm ? [base] : hasKanji(written) ? await japanese.meant(written) : [];
    if (!isForm && words.length < 2) return null;
    return hardestOf(await entries.ofFound(words.map(({ guesses: [likeliest] }) => likeliest.found)));
  };

  const complete: LanguageEngine['complete'] = (given) =>
    completeEntry(given, {
      reader,
      examples,
      suggest,
      levelOf,
      failing: checker.failing,
      random: Math.random,
    });
  const notes = createNoteConverter({
    words: createWordLookup(english, japanese),
    phrases: createPhraseLookup(library, reader, english),
    topics: createTopicMatcher(library),
    entries,
    maker,
    dictionary,
    suggest: createSpellingSuggester(
      new Set([...library.words.flatMap(({ en }) => en.split('; ').map(englishKey)), ...senses.keys()]),
    ),
    complete,
  });

  const decks = createDecks(library, entries);
  return {
    ...createGrammar({ library, dictionary, tokeniser, reader, entries, examples, senses }),
    convertNote: async (kind, text) => {
      const conversion = await notes.convert(kind, text);
      const items = [];
      for (const item of conversion.items) {
        const candidates = [];
        for (const { entry, label } of item.candidates)
          candidates.push({ entry: await verify(entry), label });
        items.push({ ...item, candidates });
      }
      if (!conversion.ok) return { ...conversion, items };
      const topics = [];
      for (const { topic, entries: drafts } of conversion.topics) {
        topics.push({ topic, entries: await verifyAll(drafts) });
      }
      return { ...conversion, topics, items };
    },
    generate: async (input, type, count) => verifyAll(await generateEntries(input, type, { count, notes })),
    complete,
    verify,
    means: async (given) => (await suggest(given)).meant !== null,
    failing: checker.failing,
    read: async (japaneseText) => {
      const { hiragana, romaji } = await reader.read(japaneseText);
      return { hiragana, romaji };
    },
    kanji: kanji.of,
    kanjiWithStrokes: kanji.withStrokes,
    strokes: createStrokeOrder().of,
    wordsWithKanji: (character) => wordsWithKanji(library.words, character),
    ...createFairKeys(library, dictionary),
    decks: decks.decks,
    deckEntries: async (name, from, to) => verifyAll(await decks.deckEntries(name, from, to)),
    lore: () => lore,
    close: () => tokeniser.close(),
  };
}
