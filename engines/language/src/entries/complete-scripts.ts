import { foldForSearch, hasJapanese, toHiragana, toKatakana } from '@kotoba/japanese';
import type { DraftEntry } from '../language';
import type { Reader } from '../reading/reader';
import type { ScriptColumns } from './scripts';

/** The Japanese that a learner gave, in any of the columns. */
export type GivenScripts = Partial<Pick<DraftEntry, 'ja_word' | 'kanji' | 'hiragana' | 'katakana'>>;

/** The given spelling that says most: kanji, else the headword, else kana; null when nothing Japanese was given. */
export function givenJapanese({ kanji, ja_word, katakana, hiragana }: GivenScripts): string | null {
  const headword = ja_word && hasJapanese(ja_word) ? ja_word : null;
  return kanji || headword || katakana || hiragana || null;
}

/** False for a homograph with another reading: it is another word. */
export function readingFits(given: GivenScripts, known: DraftEntry): boolean {
  const reading = known.hiragana ?? known.katakana ?? '';
  return [given.hiragana, given.katakana].every(
    (kana) => !kana || foldForSearch(kana) === foldForSearch(reading),
  );
}

/**
 * All columns: what was given, else what the known word says, else what follows from the kana (each kind from the other) or from reading the kanji.
 */
export async function completeScripts(
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
