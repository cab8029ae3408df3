const NEGATED = 'do|does|did|is|are|was|were|would|could|should|have|has|had|must|need';

/** What speakers draw together, by its long form. Those that would become another word are not among them: we're, I'll, she'll. */
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
