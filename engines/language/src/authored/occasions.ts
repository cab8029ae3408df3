import { baseForms } from '../word-forms';
import { authoredRows } from './read-authored';

/** What one says then, and what it is in English. */
interface Saying {
  readonly ja: string;
  readonly en: string;
}

/** What says nothing of an occasion. */
const LITTLE =
  /^(?:an?|the|to|at|in|on|of|for|with|is|are|am|be|my|your|his|her|their|its|i|you|we|he|she|they|it|and|or|one|has|have|do|does|did|get|gets|say|says|japan|japanese|people|person|just|really|very|when|if|as|while|that|this|there|some|what|what's|which|how|should|would|must|supposed|phrase|expression|thing)$/;

const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/'s\b/g, '')
      .match(/[a-z']+/g) ?? []
  ).filter((word) => !LITTLE.test(word));
const formsOf = (word: string): readonly string[] => [word, ...baseForms(word)];
const SOMEBODY =
  /^(?:someone|somebody|friends?|family|coworkers?|colleagues?|customers?|others|guests?|staff)$/;

/** The occasions of `data/authored/occasions.tsv`: the one that is told by most of what is asked, and by nothing less. */
export function createOccasions(): (text: string) => Saying | null {
  const rows = authoredRows('occasions.tsv', 3).flatMap(({ columns: [ja = '', en = '', occasions = ''] }) =>
    occasions.split(';').map((occasion) => ({ said: { ja, en }, words: wordsOf(occasion) })),
  );
  return (text) => {
    const asked = wordsOf(text);
    const forms = new Set(asked.flatMap(formsOf));
    const isAbout = (word: string): boolean => formsOf(word).some((form) => forms.has(form));
    const fits = rows.map(({ said, words }) => {
      const shared = words.filter(isAbout).length;
      // “when I leave home” is not said to somebody who leaves.
      const isOther = words.some((word) => SOMEBODY.test(word)) !== asked.some((word) => SOMEBODY.test(word));
      return {
        said,
        count: isOther ? shared - 1 : shared,
        isWhole: !isOther && words.length > 0 && shared === words.length,
      };
    });
    const [best] = fits.sort(
      (one, other) => other.count - one.count || Number(other.isWhole) - Number(one.isWhole),
    );
    // A funeral is told by its name alone, with one word beside it.
    const least = asked.length === 1 || (best?.isWhole && asked.length === 2) ? 1 : 2;
    const next = fits.find(({ said }) => said.ja !== best?.said.ja);
    const isSure =
      best &&
      best.count >= least &&
      (best.count > (next?.count ?? 0) || (best.isWhole && next?.count === best.count && !next.isWhole));
    return isSure ? best.said : null;
  };
}
