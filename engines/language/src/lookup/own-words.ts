import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { englishKey } from '../english/english-key';
import type { EnglishQuery } from './english-query';

/** Our word for the meaning as typed, else for a base form of it; verbs for "to …", and one that fits a hint before the others. */
export function pickOwn(library: AuthoredLibrary, query: EnglishQuery): AuthoredWord | null {
  const { key, bases, partOfSpeech } = query;
  for (const candidate of [key, ...bases]) {
    const words = library.byMeaning(candidate);
    const fitting = partOfSpeech ? ofKind(words, partOfSpeech) : words;
    const hit = fitting.find((word) => fitsHints(word, query)) ?? fitting[0];
    if (hit) return hit;
  }
  return null;
}

const isKind = (word: AuthoredWord, partOfSpeech: string): boolean =>
  word.partOfSpeech === partOfSpeech ||
  (partOfSpeech === 'i-adjective' && word.partOfSpeech === 'na-adjective');

/** "to complain" is 文句を言う, which is no verb by itself and stands for one; but 起きる is "to wake up" before 目が覚める. */
const standsForVerb = ({ partOfSpeech, en }: AuthoredWord): boolean =>
  partOfSpeech === 'expression' && en.startsWith('to ');

const ofKind = (words: readonly AuthoredWord[], partOfSpeech: string): AuthoredWord[] => [
  ...words.filter((word) => isKind(word, partOfSpeech)),
  ...(partOfSpeech === 'verb' ? words.filter(standsForVerb) : []),
];

/** Our word for the meaning and what narrows it down as one: "old (person)" is our "old person". */
export function ownCompound(library: AuthoredLibrary, { key, hints, narrowed, partOfSpeech }: EnglishQuery) {
  const names = [...narrowed, ...hints.map((hint) => `${key} ${hint}`)];
  const words = names.flatMap((name) => library.byMeaning(name));
  return (partOfSpeech ? ofKind(words, partOfSpeech) : words)[0] ?? null;
}

/**
 * What narrows the meaning down stands in the meanings, the topics or the examples of the word: "to lose (a game)" is 負ける, whose example is a
 * match that was lost. True without anything that narrows.
 */
export function fitsHints({ en, topics, sentences }: AuthoredWord, { hints, object }: EnglishQuery): boolean {
  const remarks = englishKey(en.replace(/[()]/g, ' '));
  if (object) return /\bsome(thing|one|body)\b/.test(remarks);
  if (hints.length === 0) return true;
  const examples = sentences.map((sentence) => sentence.en);
  const text = [remarks, ...topics, ...examples].join(' ').toLowerCase();
  return hints.some((hint) => text.includes(hint));
}

/** The word as the answer to one of its meanings: "to protect" is answered with "to protect; to obey", whichever we wrote first. */
export function askedFirst(word: AuthoredWord, key: string): AuthoredWord {
  const meanings = word.en.split('; ');
  const asked = meanings.filter((meaning) => englishKey(meaning) === key);
  const en = [...asked, ...meanings.filter((meaning) => !asked.includes(meaning))].join('; ');
  return en === word.en ? word : { ...word, en };
}
