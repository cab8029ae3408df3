/**
 * The parts of speech that an entry may carry: of the dictionary, of our own words and of a learner's. Source: VOC-2.
 */
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

export const isPartOfSpeech = (value: string): value is PartOfSpeech =>
  (PARTS_OF_SPEECH as readonly string[]).includes(value);

/** Levels of the Japanese-Language Proficiency Test, the easiest first. */
export const LEVELS = ['N5', 'N4', 'N3', 'N2', 'N1'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: string): value is Level => (LEVELS as readonly string[]).includes(value);
