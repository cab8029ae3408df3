import { hasJapanese } from '@kotoba/japanese';
import type { WordLookup } from '../lookup/find-words';
import type { PhraseLookup } from '../phrases/find-phrase';
import { isClause, splitWords } from './parse-request';

interface LineParts {
  readonly phrases: Pick<PhraseLookup, 'find'>;
  readonly words: Pick<WordLookup, 'meant'>;
}

/** So short a line is a list. */
const SENTENCE_WORDS = 5;
/** Begins what leans on the rest of a sentence: "After dinner, …", "…, but it is far". */
const LEANS =
  /^(?:in|on|at|after|before|during|since|until|because|if|when|while|although|though|as|with|without|for|from|by|but|so|and|then|or|which|who)\b/i;

/** Cuts the lines of a note into items. Source: LANG-27. */
export function createLineCutter({ phrases, words }: LineParts): (line: string) => Promise<string[]> {
  const isBooked = async (item: string): Promise<boolean> =>
    ((await phrases.find(item))?.usage ?? null) !== null;
  const isKnown = async (item: string): Promise<boolean> =>
    (await phrases.find(item)) !== null || (await words.meant(item)).length > 0;

  /**
   * "I'm thirsty, do you have water?" is one sentence, and no list. So is "Excuse me, does this bus go there?", of which
   * すみません is not the whole, and "We don't bow, we shake hands", of which each half is: it is made whole, or not at all.
   */
  return async (line) => {
    const items = splitWords(line);
    const clauses = items.filter(isClause);
    const isShort = line.trim().split(/\s+/).length < SENTENCE_WORDS;
    if (items.length < 2 || clauses.length === 0 || isShort || hasJapanese(line)) return items;
    const whole = [line.trim()];
    const phrase = await phrases.find(line);
    if (phrase && /[.?]$/.test(phrase.meanings[0] ?? '')) return whole;
    const each = async (some: readonly string[], is: (item: string) => Promise<boolean>): Promise<boolean> =>
      (await Promise.all(some.map(is))).every(Boolean);
    if (!(await each(items, isKnown))) return whole;
    const halves = items.filter((item) => isClause(item) || LEANS.test(item));
    return halves.length < 2 || (await each(clauses, isBooked)) ? items : whole;
  };
}
