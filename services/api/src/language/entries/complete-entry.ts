import { foldForSearch, hasJapanese, toHiragana, toKatakana } from '@kotoba/japanese';
import type { DraftEntry, ExampleSentence } from '../language';
import type { PartOfSpeech } from '../part-of-speech';
import type { Reader } from '../reading/reader';
import { spacedRomaji } from '../reading/spaced-romaji';
import type { Examples } from '../sentences/examples';
import { sentenceColumns } from './make-entry';
import { wordRomaji } from './word-romaji';

export type GivenEntry = Partial<DraftEntry> & { en_word: string };

export interface CompletionParts {
  readonly reader: Reader;
  readonly examples: Examples;
  /** The entry that the engine would make for this Japanese (or, without any, for the English); null when it knows none. */
  readonly suggest: (japanese: string | null, english: string) => Promise<DraftEntry | null>;
  /** A number from 0 up to 1; tests give their own. */
  readonly random: () => number;
}

type Scripts = Pick<DraftEntry, 'ja_word' | 'hiragana' | 'katakana' | 'kanji'>;

/** Fills what can be derived for an entry and leaves what was given. Source: decisions, "Entries". */
export async function completeEntry(given: GivenEntry, parts: CompletionParts): Promise<DraftEntry> {
  const written = given.kanji ?? japaneseOf(given.ja_word) ?? given.katakana ?? given.hiragana ?? null;
  const proposed = await parts.suggest(written, given.en_word);
  const known = proposed && readingFits(given, proposed) ? proposed : null;
  const scripts = await fillScripts(given, known, parts.reader);
  const kana = scripts.hiragana ?? scripts.katakana ?? '';
  const romaji =
    given.romaji ??
    (known && sameWord(known, scripts) ? known.romaji : await romajiFor(scripts, kana, parts.reader));
  const word = { ...scripts, kana };
  return {
    en_word: given.en_word,
    ...scripts,
    romaji,
    part_of_speech: given.part_of_speech ?? known?.part_of_speech ?? guessPartOfSpeech(given.en_word),
    level: given.level ?? known?.level ?? null,
    ...(await fillSentence(given, word, parts)),
    tags: given.tags ?? known?.tags ?? [],
    alternatives: given.alternatives ?? known?.alternatives ?? [],
    sources: given.sources ?? {
      word: known?.sources.word ?? 'dictionary',
      sentence: given.ja_sentence ? 'authored' : exampleFor(word, given.en_word, parts).source,
      level: known?.sources.level ?? 'estimate',
    },
  };
}

const japaneseOf = (text: string | undefined): string | null => (text && hasJapanese(text) ? text : null);

const sameKana = (a: string, b: string): boolean => foldForSearch(a) === foldForSearch(b);

/** A homograph with another reading is another word. */
function readingFits(given: GivenEntry, known: DraftEntry): boolean {
  const reading = known.hiragana ?? known.katakana ?? '';
  return [given.hiragana, given.katakana].every((kana) => !kana || sameKana(kana, reading));
}

const sameWord = (known: DraftEntry, { hiragana, katakana }: Scripts): boolean =>
  sameKana(known.hiragana ?? known.katakana ?? '', hiragana ?? katakana ?? '');

async function fillScripts(given: GivenEntry, known: DraftEntry | null, reader: Reader): Promise<Scripts> {
  const nothingJapanese = !given.kanji && !given.hiragana && !given.katakana && !japaneseOf(given.ja_word);
  const kanji = given.kanji ?? (nothingJapanese || !given.ja_word ? (known?.kanji ?? null) : null);
  const reading =
    given.hiragana ??
    given.katakana ??
    known?.hiragana ??
    known?.katakana ??
    (await readingOf(given.kanji ?? given.ja_word ?? '', reader));
  const hiragana = given.hiragana ?? (reading ? toHiragana(reading) : null);
  const katakana = given.katakana ?? (reading ? toKatakana(reading) : null);
  const loanword = !given.hiragana && (Boolean(given.katakana) || Boolean(known?.katakana)) ? katakana : null;
  const kana = (hiragana?.includes('ー') ? katakana : null) ?? hiragana;
  const ja_word = given.ja_word ?? kanji ?? loanword ?? kana ?? given.en_word;
  return { ja_word, hiragana, katakana, kanji };
}

async function readingOf(written: string, reader: Reader): Promise<string | null> {
  if (!hasJapanese(written)) return null;
  const { hiragana } = await reader.read(written);
  return hiragana || null;
}

async function romajiFor({ ja_word, kanji }: Scripts, kana: string, reader: Reader): Promise<string> {
  return wordRomaji({ written: kanji ?? ja_word, kana, spaced: true }, reader);
}

/** A phrase is longer than a word in English too; verbs begin with "to". */
function guessPartOfSpeech(english: string): PartOfSpeech {
  if (/^to\s+\S/i.test(english.trim())) return 'verb';
  return /[.?!]$/.test(english.trim()) || english.trim().split(/\s+/).length > 4 ? 'phrase' : 'noun';
}

type Word = Scripts & { kana: string };
type Sentence = Pick<DraftEntry, 'ja_sentence' | 'ja_hiragana_sentence' | 'romaji_sentence' | 'en_sentence'>;

/** A given Japanese sentence is read; English alone is left alone, because a translation would be a guess; without either there is an example. */
async function fillSentence(given: GivenEntry, word: Word, parts: CompletionParts): Promise<Sentence> {
  const { ja_sentence, ja_hiragana_sentence, romaji_sentence, en_sentence } = given;
  if (ja_sentence) {
    const reading = await parts.reader.read(ja_sentence);
    return {
      ja_sentence,
      ja_hiragana_sentence: ja_hiragana_sentence ?? reading.hiragana,
      romaji_sentence:
        romaji_sentence ?? (ja_hiragana_sentence ? spacedRomaji(ja_hiragana_sentence) : reading.romaji),
      en_sentence: en_sentence ?? null,
    };
  }
  if (ja_hiragana_sentence || romaji_sentence || en_sentence) {
    const kana = ja_hiragana_sentence ?? null;
    const romaji = romaji_sentence ?? (kana ? (await parts.reader.read(kana)).romaji : null);
    return {
      ja_sentence: null,
      ja_hiragana_sentence: kana,
      romaji_sentence: romaji,
      en_sentence: en_sentence ?? null,
    };
  }
  return sentenceColumns(exampleFor(word, given.en_word, parts));
}

/** One of the word's examples, not always the first, so that asking again gives another. */
function exampleFor(
  { kanji, ja_word, kana }: Word,
  en: string,
  { examples, random }: CompletionParts,
): ExampleSentence {
  const all = examples.of({ written: kanji ?? ja_word, kana, en });
  const [first] = all;
  const example = all[Math.floor(random() * all.length)] ?? first;
  if (!example) throw new Error('A word has at least the neutral example');
  return example;
}
