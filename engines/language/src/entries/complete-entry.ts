import { foldForSearch, hasJapanese, toHiragana, toKatakana } from '@kotoba/japanese';
import type { Level, PartOfSpeech } from '@kotoba/contracts';
import type { DraftEntry, CheckableEntry, CheckedField, ExampleSentence } from '../language';
import type { Reader } from '../reading/reader';
import { type ScriptColumns, spacedHeadword } from './headword';
import { spacedRomaji } from '../reading/word-spaces';
import type { Examples } from './examples';
import { sentenceColumns } from './make-entry';

/** The Japanese that a learner gave, in any of the columns. */
type GivenScripts = Partial<Pick<DraftEntry, 'ja_word' | 'kanji' | 'hiragana' | 'katakana'>>;

/** The given spelling that says most: kanji, else the headword, else kana; null when nothing Japanese was given. */
function givenJapanese({ kanji, ja_word, katakana, hiragana }: GivenScripts): string | null {
  const headword = ja_word && hasJapanese(ja_word) ? ja_word : null;
  return kanji || headword || katakana || hiragana || null;
}

/** False for a homograph with another reading: it is another word. */
function readingFits(given: GivenScripts, known: DraftEntry): boolean {
  const reading = known.hiragana ?? known.katakana ?? '';
  return [given.hiragana, given.katakana].every(
    (kana) => !kana || foldForSearch(kana) === foldForSearch(reading),
  );
}

/**
 * All columns: what was given, else what the known word says, else what follows from the kana (each kind from the
 * other) or from reading the kanji.
 */
async function completeScripts(
  given: GivenScripts,
  known: DraftEntry | null,
  reader: Reader,
): Promise<ScriptColumns> {
  const japanese = givenJapanese(given);
  const reading =
    given.hiragana ||
    given.katakana ||
    known?.hiragana ||
    known?.katakana ||
    (await readingOf(japanese, reader));
  const kanaOnlyGiven = japanese !== null && !given.kanji && (given.hiragana || given.katakana);
  const kanji = given.kanji || (kanaOnlyGiven && known?.kanji === undefined ? null : (known?.kanji ?? null));
  const hiragana = given.hiragana || (reading ? toHiragana(reading) : null);
  const katakana = given.katakana || (reading ? toKatakana(reading) : null);
  const loanword =
    hiragana?.includes('ー') || (!given.hiragana && Boolean(given.katakana || known?.katakana));
  return {
    ja_word: given.ja_word || kanji || (loanword ? katakana : hiragana) || known?.ja_word || '',
    kanji,
    hiragana,
    katakana,
  };
}

async function readingOf(japanese: string | null, reader: Reader): Promise<string | null> {
  if (japanese === null) return null;
  const { hiragana } = await reader.read(japanese);
  return hiragana || null;
}

type GivenEntry = Partial<DraftEntry> & { en_word: string };

interface CompletionParts {
  readonly reader: Reader;
  readonly examples: Examples;
  /**
   * The entry that the engine would make for this Japanese (or, without any, for the English); null when it knows
   * none.
   */
  readonly suggest: (japanese: string | null, english: string) => Promise<DraftEntry | null>;
  /** The fields of an entry that its own evidence speaks against. */
  readonly failing: (entry: CheckableEntry) => Promise<CheckedField[]>;
  /** The level of a text that is no headword: of its base word, or the hardest of its words; null for a name. */
  readonly levelOf: (written: string) => Promise<Level | null>;
  /** A number from 0 up to 1; tests give their own. */
  readonly random: () => number;
}

type Sentence = Pick<DraftEntry, 'ja_sentence' | 'ja_hiragana_sentence' | 'romaji_sentence' | 'en_sentence'>;

/** Fills what can be derived for an entry and leaves what was given; empty texts count as not given. Source: VOC-4. */
export async function completeEntry(input: GivenEntry, parts: CompletionParts): Promise<DraftEntry> {
  const given = withoutEmpty(input);
  const proposed = await parts.suggest(givenJapanese(given), given.en_word);
  const known = proposed && readingFits(given, proposed) ? proposed : null;
  const scripts = await completeScripts(given, known, parts.reader);
  const kana = scripts.hiragana ?? scripts.katakana ?? '';
  const written = scripts.kanji ?? scripts.ja_word;
  const partOfSpeech = given.part_of_speech ?? known?.part_of_speech ?? guessPartOfSpeech(given.en_word);
  const spaced = await spacedHeadword({ written, kana, partOfSpeech }, parts.reader);
  const example = pickExample(
    parts.examples.of({ written, kana, en: given.en_word, partOfSpeech }),
    parts.random,
  );
  const completed = {
    en_word: given.en_word,
    ...scripts,
    romaji: given.romaji ?? spacedRomaji(spaced),
    part_of_speech: partOfSpeech,
    level: given.level ?? known?.level ?? (await parts.levelOf(written)),
    ...(await fillSentence(given, kana ? example : undefined, parts.reader)),
    tags: given.tags ?? known?.tags ?? [],
    alternatives: given.alternatives ?? known?.alternatives ?? [],
    notes: given.notes ?? known?.notes ?? null,
    sources: given.sources ?? {
      word: known?.sources.word ?? 'dictionary',
      level: known?.sources.level ?? 'estimate',
      ...(example && { sentence: example.source }),
    },
  };
  const failing = await parts.failing(completed);
  // What the learner wrote is theirs: only what was derived can be doubted.
  return { ...completed, unchecked: failing.filter((field) => given[field] === undefined) };
}

function withoutEmpty(input: GivenEntry): GivenEntry {
  const given = Object.entries(input).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return { ...Object.fromEntries(given), en_word: input.en_word };
}

/** A phrase is longer than a word in English too; verbs begin with "to". */
function guessPartOfSpeech(english: string): PartOfSpeech {
  const text = english.trim();
  if (/^to\s+\S/i.test(text)) return 'verb';
  return /[.?!]$/.test(text) || text.split(/\s+/).length > 4 ? 'phrase' : 'noun';
}

/** One of the word's examples, not always the first, so that asking again gives another. */
function pickExample(all: readonly ExampleSentence[], random: () => number): ExampleSentence | undefined {
  return all[Math.floor(random() * all.length)] ?? all[0];
}

/**
 * A given Japanese sentence is read; English alone is left alone, because a translation would be a guess; without
 * either there is an example.
 */
async function fillSentence(
  { ja_sentence, ja_hiragana_sentence: hiragana, romaji_sentence: romaji, en_sentence }: GivenEntry,
  example: ExampleSentence | undefined,
  reader: Reader,
): Promise<Sentence> {
  if (!ja_sentence && !hiragana && !romaji && !en_sentence) return sentenceColumns(example);
  const read = ja_sentence || hiragana ? await reader.read(hiragana ?? ja_sentence ?? '') : null;
  return {
    ja_sentence: ja_sentence ?? null,
    ja_hiragana_sentence: hiragana ?? read?.hiragana ?? null,
    romaji_sentence: romaji ?? read?.romaji ?? (hiragana ? spacedRomaji(hiragana) : null),
    en_sentence: en_sentence ?? null,
  };
}
