import { foldForSearch, hasKanji } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import type { RankedWord } from '../dictionary/ranking';
import { type DictionaryWord, type Form, spelled } from '../dictionary/word';
import { englishKey } from '../english-key';
import type { Reason } from '../language';

/** A dictionary word with the meaning, and where it matters the spelling, that was asked for. */
export interface FoundWord {
  readonly word: DictionaryWord;
  readonly sense: number;
  readonly gloss: number;
  /** The spelling that the learner typed. */
  readonly form?: Form | undefined;
  /** The learner wants the する verb of a noun. */
  readonly verb?: boolean;
  /** … and asked for it in English: "to study". */
  readonly askedAsVerb?: boolean;
  /** Meaning given by the learner, shown instead of the dictionary's. */
  readonly en?: string | undefined;
}

export interface FoundOfOurs {
  readonly kind: 'authored';
  readonly word: AuthoredWord;
  /** The kanji, or katakana, that the learner typed of a word that we write in hiragana. */
  readonly typed?: string;
}

/** A word that a look-up found: one of ours, or one of the dictionary. */
export type Found = FoundOfOurs | { readonly kind: 'dictionary'; readonly found: FoundWord };

/** A word that may be meant, with what tells it from the others; without a label its own meanings do. */
export interface Guess {
  readonly found: Found;
  readonly label?: string;
}

/** What a text may mean, the likeliest first, and whether that one is surely meant. */
export interface Meant {
  readonly guesses: readonly [Guess, ...Guess[]];
  readonly isSure: boolean;
  readonly reasons: readonly Reason[];
}

/** Found by a form of what was typed, or by a part of it. */
export const isGuessed = ({ reasons }: Meant): boolean =>
  reasons.includes('loose') || reasons.includes('other form');

/** Beside the likeliest; more are no help to choose from. */
const MAX_OTHERS = 3;

/** The first of the guesses with at most three others, each word once. Null without any. */
export function meant(
  guesses: readonly Guess[],
  isSure: boolean,
  ...reasons: readonly Reason[]
): Meant | null {
  const byWord = new Map<string, Guess>();
  for (const guess of guesses) {
    const name = nameOf(guess.found);
    if (!byWord.has(name)) byWord.set(name, guess);
  }
  const [first, ...others] = byWord.values();
  return first ? { guesses: [first, ...others.slice(0, MAX_OTHERS)], isSure, reasons } : null;
}

/** The first of two ways to take a text, asked about. */
export function eitherOf(one: readonly Meant[], other: readonly Meant[]): Meant[] {
  const both = meant(
    [...one, ...other].flatMap(({ guesses }) => guesses.slice(0, 2)),
    false,
    'homophones',
  );
  return both ? [both] : [];
}

/** Spelling and reading: two senses of one word are no choice between words. */
export function nameOf(found: Found): string {
  if (found.kind === 'authored') return `${found.word.written}|${foldForSearch(found.word.kana)}`;
  const { word, form = word.forms[0], verb = false } = found.found;
  const kana = foldForSearch(form?.kana ?? '');
  return `${form?.kanji ?? form?.kana ?? ''}${verb ? 'する' : ''}|${kana}${verb ? 'する' : ''}`;
}

export const authored = (word: AuthoredWord): FoundOfOurs => ({ kind: 'authored', word });
export const fromDictionary = (found: FoundWord): Found => ({ kind: 'dictionary', found });

/** How many words are asked for at once: each brings its homophones, and a question has at most 150 answers. */
const BATCH = 16;

/** The dictionary's entries for words of ours, where it has them: for further meanings and spellings. */
export async function findKnown(
  words: readonly AuthoredWord[],
  dictionary: DictionaryRepository,
): Promise<ReadonlyMap<AuthoredWord, DictionaryWord>> {
  const known = new Map<AuthoredWord, DictionaryWord>();
  const batches = Array.from({ length: Math.ceil(words.length / BATCH) }, (_, index) =>
    words.slice(index * BATCH, (index + 1) * BATCH),
  );
  for (const batch of batches) {
    const candidates = await dictionary.byKeys(batch.map(({ written }) => written));
    for (const word of batch) {
      const match = candidates.find((candidate) => isSame(word, candidate));
      if (match) known.set(word, match);
    }
  }
  return known;
}

/** Our own word for what the dictionary found, if the meaning that was asked for is the same word. */
export function knownAs(library: AuthoredLibrary, { word }: Pick<RankedWord, 'word'>): AuthoredWord | null {
  const spellings = new Set(word.forms.filter(({ odd }) => !odd).map(spelled));
  for (const { kana } of word.forms) spellings.add(kana);
  for (const spelling of spellings) {
    const same = library.byJapanese(spelling).find((own) => isSame(own, word));
    if (same) return same;
  }
  return null;
}

/**
 * What we teach of a word of the dictionary that was typed in kanji: 綺麗 is our きれい, so typed. Who writes 挙げる, or 付く,
 * means none of the others that sound so, unless the dictionary says that it is usually in kana.
 */
export function taughtAs(
  library: AuthoredLibrary,
  { word }: Pick<RankedWord, 'word'>,
  text: string,
): FoundOfOurs | null {
  const ours = knownAs(library, { word });
  if (!ours) return null;
  if (!hasKanji(text) || ours.written === text) return authored(ours);
  const [first] = word.forms;
  if (first?.kanji !== text || first.kana !== ours.kana || hasKanji(ours.written) || word.isGlossed)
    return null;
  const isAlone = library.byJapanese(ours.kana).every((one) => one === ours || !hasKanji(one.written));
  return isAlone || word.senses[0]?.marks.includes('uk')
    ? { kind: 'authored', word: ours, typed: text }
    : null;
}

/** Same spelling, same reading and a meaning in common. */
export function isSame({ written, kana, en }: AuthoredWord, candidate: DictionaryWord): boolean {
  const reading = foldForSearch(kana);
  const spelled = candidate.forms.some(
    (form) =>
      foldForSearch(form.kana) === reading && (form.kanji === written || foldForSearch(written) === reading),
  );
  if (!spelled) return false;
  const meanings = new Set(en.split('; ').map(englishKey));
  return candidate.senses.some(({ glosses }) => glosses.some((gloss) => meanings.has(englishKey(gloss))));
}

/** What a word loses when another meaning than those that we teach of it was found. */
const OTHER_MEANING = 50;

export const demoted = (candidate: RankedWord): RankedWord => ({
  ...candidate,
  score: candidate.score - OTHER_MEANING,
});

/**
 * The word is one of ours, and what was found is in no sense that we teach of it: 磨く is "to brush; to polish" to a
 * learner before it is "to improve". A meaning within a longer one of a taught sense ("to search" in "to search for")
 * is taught.
 */
export function isTaughtOtherwise(library: AuthoredLibrary, { word, sense, gloss }: RankedWord): boolean {
  const ours = knownAs(library, { word });
  if (!ours) return false;
  const own = new Set(ours.en.split('; ').map(englishKey));
  const taught = word.senses
    .map(({ glosses }) => glosses.map(englishKey))
    .filter((glosses) => glosses.some((meaning) => own.has(meaning)));
  const found = ` ${englishKey(word.senses[sense]?.glosses[gloss] ?? '')} `;
  return ![...own, ...taught.flat()].some((meaning) => ` ${meaning} `.includes(found));
}
