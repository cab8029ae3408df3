import type { BaseLogger } from 'pino';
import type pg from 'pg';
import { loadLibrary } from './authored/library';
import { createDictionaryRepository } from './dictionary/dictionary.repository';
import { completeEntry } from './entries/complete-entry';
import { createGrammar } from './create-grammar';
import { createEntryService } from './entries/entry-service';
import { createEntryMaker } from './entries/make-entry';
import { createKanjiDictionary } from './kanji-dictionary';
import type { DraftEntry, LanguageEngine } from './language';
import { createEnglishLookup } from './lookup/find-english';
import { createJapaneseLookup } from './lookup/find-japanese';
import { createWordLookup, createSpellingSuggester } from './lookup/find-words';
import { createNoteConverter } from './notes/convert-note';
import { generateEntries } from './notes/generate';
import { createPhraseLookup } from './phrases/find-phrase';
import { createReader } from './reading/reader';
import { createExamples } from './entries/examples';
import { readWordClasses } from './entries/templates';
import { createTokeniser } from './reading/tokeniser';
import { createTopicMatcher } from './topics';
import { createEntryChecker, createVerifier } from './verification/verifier';

interface LanguageOptions {
  readonly pool: pg.Pool;
  readonly log: Pick<BaseLogger, 'debug'>;
}

/**
 * The language engine over the dictionary in the database. Nothing is read before the first request; the tokeniser's thread starts at the first
 * Japanese text. Only a broken database or data file makes it throw, never an input.
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
    failing: async (entry) => open().failing(entry),
    kanji: async (text) => open().kanji(text),
    inflections: async (word) => open().inflections(word),
    reshape: async (sentence, form) => open().reshape(sentence, form),
    mixedUpWith: (word) => open().mixedUpWith(word),
    correct: async (sentence) => open().correct(sentence),
    compare: (one, other) => open().compare(one, other),
    ending: (text) => open().ending(text),
    opposites: (word) => open().opposites(word),
    count: (value, noun) => open().count(value, noun),
    homonyms: async (japanese) => open().homonyms(japanese),
    examplesWith: async (word) => open().examplesWith(word),
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
  const examples = createExamples(library, readWordClasses());
  const maker = createEntryMaker({ reader, examples });
  const entries = createEntryService(maker, dictionary);
  const english = createEnglishLookup(library, dictionary);
  const japanese = createJapaneseLookup(library, dictionary, tokeniser);
  const notes = createNoteConverter({
    words: createWordLookup(english, japanese),
    phrases: createPhraseLookup(library, reader),
    topics: createTopicMatcher(library),
    entries,
    maker,
    dictionary,
    suggest: createSpellingSuggester(library),
  });
  const suggest = async (written: string | null, meaning: string) => {
    const phrase = library.phrases.find((own) => own.written === written);
    if (phrase) return maker.fromPhrase(phrase);
    const found = written ? await japanese.exact(written, meaning) : await english.find(meaning);
    return found ? ((await entries.ofFound([found]))[0] ?? null) : null;
  };

  const checker = createEntryChecker({ kanji, library, dictionary, reader });
  const { verify } = createVerifier({ checker, reader, examples, suggest });
  const verifyAll = async (drafts: readonly DraftEntry[]): Promise<DraftEntry[]> => {
    const verified: DraftEntry[] = [];
    for (const draft of drafts) verified.push(await verify(draft));
    return verified;
  };

  return {
    ...createGrammar({ library, dictionary, tokeniser, reader, entries, examples }),
    convertNote: async (kind, text) => {
      const conversion = await notes.convert(kind, text);
      if (!conversion.ok) return conversion;
      const topics = [];
      for (const { topic, entries: drafts } of conversion.topics) {
        topics.push({ topic, entries: await verifyAll(drafts) });
      }
      return { ...conversion, topics };
    },
    generate: async (input, type, count) => verifyAll(await generateEntries(input, type, { count, notes })),
    complete: (given) =>
      completeEntry(given, { reader, examples, suggest, failing: checker.failing, random: Math.random }),
    verify,
    failing: checker.failing,
    read: async (japaneseText) => {
      const { hiragana, romaji } = await reader.read(japaneseText);
      return { hiragana, romaji };
    },
    kanji: kanji.of,
    close: () => tokeniser.close(),
  };
}
