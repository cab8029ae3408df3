import type { Resolved } from './resolved';

/** 傘 (かさ, kasa) and かばん (kaban), as answers name words. */
const NAMED = /([^\s()“”:・、]+) \((?:[ぁ-んァ-ヶー〜]+, )?[a-zāīūēō' -]+\)/gu;

/** The words that an answer names, in their order. */
const namesIn = (content: string): readonly string[] =>
  [...content.matchAll(NAMED)].flatMap(([, word]) => word ?? []);

/**
 * The word that an answer is about, from its text: a card that stood there already does not come again. Of an opposite
 * that is the other word.
 */
export function focusOf({ kind }: Resolved, content: string): string | null {
  const names = namesIn(content);
  if (kind === 'opposite') return names[1] ?? names[0] ?? null;
  const isFirst = names[0] !== undefined && content.startsWith(names[0]);
  return kind === 'mean' ? (isFirst ? (names[0] ?? null) : null) : (names[0] ?? null);
}
