import type { PartOfSpeech } from '@kotoba/contracts';

/** What a learner calls a kind of words: "adjectives" are of both kinds, an adverb is no verb. */
export type WordKind = 'noun' | 'verb' | 'adjective';

export const isOfKind = (partOfSpeech: PartOfSpeech, kind: WordKind): boolean =>
  partOfSpeech === kind || (kind === 'adjective' && partOfSpeech.endsWith('-adjective'));
