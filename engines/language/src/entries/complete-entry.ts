import { hasJapanese, toHiragana, toKatakana } from '@kotoba/japanese';
import type { Level, PartOfSpeech } from '@kotoba/contracts';
import {
  OF_MEANT_WORD,
  type CheckableEntry,
  type CheckedField,
  type DraftEntry,
  type ExampleSentence,
} from '../language';
import type { Reader } from '../reading/reader';
import { type ScriptColumns, spacedHeadword } from './headword';
import { spacedRomaji } from '../reading/word-spaces';
import type { Examples } from './examples';
import { sentenceColumns } from './make-entry';
import type { GivenWord, Suggestion } from './suggest-entry';

/** The Japanese that a learner gave, in any of the columns. */
type GivenScripts = Partial<Pick<DraftEntry, 'ja_word' | 'kanji' | 'hiragana' | 'katakana'>>;

/** The given spelling that says most: kanji, else the headword, else kana; null when nothing Japanese was given. */
function givenJapanese({ kanji, ja_word, katakana, hiragana }: GivenScripts): string | null {
  const headword = ja_word && hasJapanese(ja_word) ? ja_word : null;
  return kanji || headword || katakana || hiragana || null;
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
  /** The entry that is meant, and the word that is spelled so. */
  readonly suggest: (given: GivenWord) => Promise<Suggestion>;
  /** The fields of an entry that its own evidence speaks against. */
  readonly failing: (entry: CheckableEntry) => Promise<CheckedField[]>;
  /** The level of a text that is no headword: of its base word, or the hardest of its words; null for a name. */
  readonly levelOf: (written: string) => Promise<Level | null>;
  /** A number from 0 up to 1; tests give their own. */
  readonly random: () => number;
}

type Sentence = Pick<DraftEntry, 'ja_sentence' | 'ja_hiragana_sentence' | 'romaji_sentence' | 'en_sentence'>;

/**
 * Fills what can be derived for an entry and leaves what was given; empty texts count as not given. Only the word that
 * is meant fills in what depends on the meaning (kanji, synonyms, sentence); where none is found, what follows from
 * the kana or the kanji is filled, and what stays open is doubted. Source: VOC-4, VOC-5, VOC-34.
 */
export async function completeEntry(input: GivenEntry, parts: CompletionParts): Promise<DraftEntry> {
  const given = withoutEmpty(input);
  const japanese = givenJapanese(given);
  const { meant, spelled } = await parts.suggest({
    written: japanese,
    kana: given.hiragana ?? given.katakana ?? null,
    meaning: given.en_word,
  });
  const known = meant ?? spelled;
  const scripts = await completeScripts(given, known, parts.reader);
  const kana = scripts.hiragana ?? scripts.katakana ?? '';
  const written = scripts.kanji ?? scripts.ja_word;
  const partOfSpeech = given.part_of_speech ?? known?.part_of_speech ?? guessPartOfSpeech(given.en_word);
  const spaced = await spacedHeadword({ written, kana, partOfSpeech }, parts.reader);
  const isMeant = meant !== null || partOfSpeech === 'phrase';
  const example = isMeant
    ? pickExample(
        parts.examples.ofSense({ written, kana, en: meant?.en_word ?? given.en_word, partOfSpeech }),
        parts.random,
      )
    : undefined;
  const completed = {
    en_word: given.en_word,
    ...scripts,
    romaji: given.romaji ?? spacedRomaji(spaced),
    part_of_speech: partOfSpeech,
    level: given.level ?? known?.level ?? (await parts.levelOf(written)),
    ...(await fillSentence(given, kana ? example : undefined, parts.reader)),
    tags: given.tags ?? meant?.tags ?? [],
    alternatives: given.alternatives ?? meant?.alternatives ?? [],
    notes: given.notes ?? meant?.notes ?? null,
    sources: given.sources ?? {
      word: known?.sources.word ?? 'dictionary',
      level: known?.sources.level ?? 'estimate',
      ...(example && { sentence: example.source }),
    },
  };
  const failing = await parts.failing(completed);
  const open = isMeant
    ? []
    : OF_MEANT_WORD.filter((field) => !known && (completed[field] === null || field === 'part_of_speech'));
  const reading = completed.hiragana === null ? 'katakana' : 'hiragana';
  // What the learner wrote is theirs: only what was derived can be doubted, and a reading that its kanji cannot have.
  return {
    ...completed,
    unchecked: [...failing, ...open].filter((field) => given[field] === undefined || field === reading),
  };
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
