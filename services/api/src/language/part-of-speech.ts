/** The parts of speech that an entry may carry; the same union for dictionary, authored words and learners' own entries. */
export const PARTS_OF_SPEECH = [
  'noun',
  'verb',
  'i-adjective',
  'na-adjective',
  'adverb',
  'pronoun',
  'particle',
  'conjunction',
  'interjection',
  'counter',
  'prefix',
  'suffix',
  'expression',
  'phrase',
  'other',
] as const;

export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

export function isPartOfSpeech(value: string): value is PartOfSpeech {
  return (PARTS_OF_SPEECH as readonly string[]).includes(value);
}

/** What a learner calls a kind of words: "adjectives" are of both kinds, an adverb is no verb. */
export type WordKind = 'noun' | 'verb' | 'adjective';

export const isOfKind = (partOfSpeech: PartOfSpeech, kind: WordKind): boolean =>
  partOfSpeech === kind || (kind === 'adjective' && partOfSpeech.endsWith('-adjective'));
