const NEGATED = 'do|does|did|is|are|was|were|would|could|should|have|has|had|must|need';

/** What speakers draw together, by its long form. Those that would become another word are not among them: `lengthen` knows these. */
const contractions: readonly (readonly [long: RegExp, short: string])[] = [
  [/\bcan ?not\b/g, 'cant'],
  [/\bwill not\b/g, 'wont'],
  [new RegExp(`\\b(${NEGATED}) not\\b`, 'g'), '$1nt'],
  [/\b(it|that|what|he|she|there|here|who|where|how) is\b/g, '$1s'],
  [/\bi am\b/g, 'im'],
  [/\b(you|they) are\b/g, '$1re'],
  [/\b(you|they|it) will\b/g, '$1ll'],
  [/\b(i|you|we|they) have\b/g, '$1ve'],
  [/\blet us\b/g, 'lets'],
];

/** Normalised English with "do not" as "dont": apostrophes are gone by then, so "don't", "dont" and "do not" are one. */
export const contract = (english: string): string =>
  contractions.reduce((text, [long, short]) => text.replace(long, short), english);

/**
 * "we're" as "we are", "I'll" as "I will": what would be another word (were, ill) without its apostrophe. Typed without one, it stays as it
 * is.
 */
export const lengthen = (english: string): string =>
  english.replace(/\b(we)['’ʼ`´]re\b/gi, '$1 are').replace(/\b(i|he|she|we|who)['’ʼ`´]ll\b/gi, '$1 will');
