import type { Homophone } from '../authored/tables';
import { englishKey } from '../english-key';
import { meaningsOf, saySame } from '../lookup/hinted';
import { type Found, nameOf } from '../lookup/known-words';
import { HIRAGANA } from '../lookup/rank-japanese';

/** Somebody or something is called so, or belongs to somebody: no word of that sound is meant. */
const OWN_NAME = /\b(?:my|our|your|his|her|their|name|named|called|mr|ms|mrs|miss)\b|(?<!one|body)['’]s\b/i;
/** The opposite of what the other words say. */
const NEGATED = /\b(?:not|no|never|without)\b|n['’]t\b/i;
/** What says nothing of a meaning. */
const LITTLE =
  /^(?:the|and|for|with|from|into|some|that|this|have|make|take|get|one|ones|someones?|somebody|something|very)$/;
/** Of "to ride a bike" the verb alone. */
const HALF = 0.5;

/**
 * "to give as a present" is 贈る of those read おくる, when it alone says anything of that. Where we teach several words that
 * are read so, and our table names none as far commoner, the verb alone says nothing: みる, "to see a doctor", may be 診る.
 */
export function onlyOneSaid(
  text: string,
  meaning: string,
  alike: readonly Homophone[],
  all: readonly Found[],
): Found | null {
  const wanted = englishKey(meaning)
    .split(' ')
    .filter((word) => word.length > 2 && !LITTLE.test(word));
  const isLong = text.length > 1 || meaning.startsWith('to ');
  if (!HIRAGANA.test(text) || !isLong || wanted.length === 0) return null;
  if (OWN_NAME.test(meaning) || NEGATED.test(meaning)) return null;
  const said = all.map((found) => {
    const written = nameOf(found).split('|')[0];
    const labels = alike.filter((one) => one.written === written).map(({ label }) => label);
    const words = new Set(
      [...meaningsOf(found), ...labels].flatMap((one) => one.toLowerCase().match(/[a-z]{3,}/g) ?? []),
    );
    return { found, share: wanted.filter((word) => words.has(word)).length / wanted.length };
  });
  const [best] = said.toSorted((a, b) => b.share - a.share);
  const taught = new Set(all.filter(({ kind }) => kind === 'authored').map(nameOf));
  const isHalfEnough =
    meaning.startsWith('to ') && (alike.length === 1 || (alike.length === 0 && taught.size < 2));
  if (!best || best.share < HALF || (best.share === HALF && !isHalfEnough)) return null;
  const rivals = said.filter(({ share }) => share > 0 && share >= best.share / 2);
  const isOne = rivals.every(({ found }) => nameOf(found) === nameOf(best.found)) || saySame(rivals);
  return isOne ? best.found : null;
}
