import type { AuthoredLibrary } from '../authored/library';
import type { RankedWord } from '../dictionary/ranking';
import { englishKey } from '../english/english-key';
import { knownAs } from './known-words';

/** What a word loses when another meaning than those that we teach of it was found. */
const OTHER_MEANING = 50;

export const demoted = (candidate: RankedWord): RankedWord => ({
  ...candidate,
  score: candidate.score - OTHER_MEANING,
});

/**
 * The word is one of ours, and what was found is in no sense that we teach of it: 磨く is "to brush; to polish" to a learner before it is "to
 * improve". A meaning within a longer one of a taught sense ("to search" in "to search for") is taught.
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
