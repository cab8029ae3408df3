import { useState } from 'react';
import type { VocabularyEntry } from '@kotoba/api-client';

/** What is known of a word that is chosen; it may lie on another page. */
export type ChosenWord = Pick<VocabularyEntry, 'id' | 'tags'>;

export interface Selection {
  /** The chosen words: those of the page in its order, then the others. */
  readonly words: readonly ChosenWord[];
  readonly ids: readonly number[];
  readonly has: (id: number) => boolean;
  /** Chooses a word of the page or not; with `range` everything between the last one and this follows it. */
  readonly set: (id: number, chosen: boolean, range?: boolean) => void;
  /** How much of the page is chosen. */
  readonly ofPage: 'all' | 'some' | 'none';
  readonly setPage: (chosen: boolean) => void;
  /** Chooses these words, wherever in the list they are, and no others. */
  readonly choose: (words: readonly ChosenWord[]) => void;
  readonly clear: () => void;
}

interface Chosen {
  /** The list that they were chosen in. */
  readonly list: string;
  /** Each with the page that it was seen on; null before it was seen. */
  readonly words: ReadonlyMap<number, { readonly word: ChosenWord; readonly page: number | null }>;
  /** Where a range begins. */
  readonly last: number | null;
}

export interface ShownPage {
  /** The list, whatever page of it. */
  readonly list: string;
  readonly page: number;
  /** Its words; null while they are on their way. */
  readonly words: readonly VocabularyEntry[] | null;
}

const nothing = (list: string): Chosen => ({ list, words: new Map(), last: null });

/**
 * Which words of a list are chosen, on all of its pages. Another search or order (`list`) begins anew, and a word that left the page that
 * it was seen on (deleted here or elsewhere) is not chosen any more.
 */
export function useSelection({ list, page, words: shown }: ShownPage): Selection {
  const [kept, setChosen] = useState(() => nothing(list));
  const chosen = kept.list === list ? kept : nothing(list);
  const here = (shown ?? []).filter(({ id }) => chosen.words.has(id));
  const isHere = new Set(here.map(({ id }) => id));
  const others = [...chosen.words.values()].filter(
    (one) => !isHere.has(one.word.id) && (shown === null || one.page !== page),
  );
  const words = [...here, ...others.map(({ word }) => word)];

  function keep(ofPage: readonly VocabularyEntry[], last: number | null): void {
    const next = [...ofPage.map((word) => ({ word, page })), ...others];
    setChosen({ list, words: new Map(next.map((one) => [one.word.id, one])), last });
  }
  /** From the last one to this, both included; this alone when there is no last one on the page. */
  function between(id: number): ReadonlySet<number> {
    const ids = (shown ?? []).map((word) => word.id);
    const [at, from] = [ids.indexOf(id), chosen.last === null ? -1 : ids.indexOf(chosen.last)];
    return new Set(from < 0 ? [id] : ids.slice(Math.min(at, from), Math.max(at, from) + 1));
  }

  return {
    words,
    ids: words.map(({ id }) => id),
    has: (id) => chosen.words.has(id),
    set(id, isChosen, range = false) {
      const changed = range ? between(id) : new Set([id]);
      keep(
        (shown ?? []).filter((word) => (changed.has(word.id) ? isChosen : isHere.has(word.id))),
        id,
      );
    },
    ofPage: here.length === 0 ? 'none' : here.length === shown?.length ? 'all' : 'some',
    setPage: (isChosen) => keep(isChosen ? (shown ?? []) : [], null),
    choose(all) {
      const pageOf = ({ id }: ChosenWord) => (shown?.some((word) => word.id === id) ? page : null);
      setChosen({
        list,
        words: new Map(all.map((word) => [word.id, { word, page: pageOf(word) }])),
        last: null,
      });
    },
    clear: () => setChosen(nothing(list)),
  };
}
