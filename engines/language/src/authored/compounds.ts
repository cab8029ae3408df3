import { deinflect } from '../forms/deinflect';
import { authoredRows } from './read-authored';

/** What an ending stands on: the stem of a verb, an adjective without its い, or either. */
const PLACES = ['stem', 'root', 'both'] as const;

interface Compound {
  readonly spellings: readonly string[];
  readonly on: (typeof PLACES)[number];
  readonly note: string;
}

/** The part of a word that an ending stands on, as it is written or read. */
interface Front {
  readonly text: string;
  readonly isVerb: boolean;
}

/**
 * The notes of `data/authored/compound-endings.tsv`: what 〜きる, 〜やすい or 〜がる make of the word before them.
 * @throws Error naming a line that is not an ending, its place and a note
 */
export function readCompounds() {
  const rows = authoredRows('compound-endings.tsv', 3).map(({ place, columns }): Compound => {
    const [endings = '', where = '', note = ''] = columns;
    const on = PLACES.find((one) => one === where);
    if (on === undefined || note === '')
      throw new Error(`${place}: an ending, its place and a note expected`);
    return { spellings: endings.split(';'), on, note };
  });
  const saidBy = (rest: string, isVerb: boolean): string | null => {
    const forms = [rest, ...deinflect(rest).map(({ word }) => word)];
    const holds = ({ spellings, on }: Compound): boolean =>
      on !== (isVerb ? 'root' : 'stem') && spellings.some((one) => forms.includes(one));
    return rows.find(holds)?.note ?? null;
  };
  return {
    /** The note on an ending that is named with its dash: 〜きる. */
    named: (text: string): string | null =>
      /^[〜~～]/u.test(text)
        ? (rows.find(({ spellings }) => spellings.includes(text.slice(1)))?.note ?? null)
        : null,
    /** The note on what stands behind one of these in a text, in whatever form: 食べきれなかった. */
    behind: (text: string, fronts: readonly Front[]): string | null =>
      fronts
        .filter((front) => front.text !== '' && text.startsWith(front.text))
        .map((front) => saidBy(text.slice(front.text.length), front.isVerb))
        .find((note) => note !== null) ?? null,
  };
}
