import { useState } from 'react';
import type { VocabularyEntry } from '@kotoba/api-client';

export interface Selection {
  /** The chosen words of the page, in its order. */
  readonly words: readonly VocabularyEntry[];
  readonly ids: readonly number[];
  readonly has: (id: number) => boolean;
  /** Chooses a word or not; with `range` everything between the last one and this follows it. */
  readonly set: (id: number, chosen: boolean, range?: boolean) => void;
  readonly all: boolean;
  readonly setAll: (chosen: boolean) => void;
  readonly clear: () => void;
}

interface Chosen {
  /** The list that they were chosen in. */
  readonly list: string;
  readonly ids: ReadonlySet<number>;
  /** Where a range begins. */
  readonly last: number | null;
}

const nothing = (list: string): Chosen => ({ list, ids: new Set(), last: null });

/**
 * Which words of the page are chosen. Another page, search or order (`list`) begins anew, and a word that left the page (deleted here or
 * elsewhere) is not chosen any more: what the bar counts is what is seen.
 */
export function useSelection(page: readonly VocabularyEntry[], list: string): Selection {
  const [kept, setChosen] = useState(() => nothing(list));
  const chosen = kept.list === list ? kept : nothing(list);
  const words = page.filter(({ id }) => chosen.ids.has(id));

  /** From the last one to this, both included; this alone when there is no last one on the page. */
  function between(id: number): number[] {
    const ids = page.map((word) => word.id);
    const [here, there] = [ids.indexOf(id), chosen.last === null ? -1 : ids.indexOf(chosen.last)];
    return there < 0 ? [id] : ids.slice(Math.min(here, there), Math.max(here, there) + 1);
  }

  return {
    words,
    ids: words.map(({ id }) => id),
    has: (id) => chosen.ids.has(id),
    set(id, isChosen, range = false) {
      const ids = new Set(words.map((word) => word.id));
      for (const each of range ? between(id) : [id]) {
        if (isChosen) ids.add(each);
        else ids.delete(each);
      }
      setChosen({ list, ids, last: id });
    },
    all: page.length > 0 && words.length === page.length,
    setAll: (isChosen) =>
      setChosen(isChosen ? { list, ids: new Set(page.map(({ id }) => id)), last: null } : nothing(list)),
    clear: () => setChosen(nothing(list)),
  };
}
