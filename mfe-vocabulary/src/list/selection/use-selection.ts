import { useState, type KeyboardEvent } from 'react';
import { type VocabularyEntry, toApiError, useLazyListChoosableVocabularyQuery } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { toFilter, type ListAddress } from '../../list-address';
import { t } from '../../texts';

export interface Selection {
  /** The chosen words: those of the page in its order, then the others. */
  readonly ids: readonly number[];
  /** The tags that some of them have, each once; of a whole list that was chosen, those of the list. */
  readonly tags: readonly string[];
  readonly has: (id: number) => boolean;
  /** Chooses a word of the page or not; with `range` everything between the last one and this follows it. */
  readonly set: (id: number, chosen: boolean, range?: boolean) => void;
  /** How much of the page is chosen. */
  readonly ofPage: 'all' | 'some' | 'none';
  readonly setPage: (chosen: boolean) => void;
  /** Chooses these words, wherever in the list they are, and no others; `tags` are those among them. */
  readonly choose: (ids: readonly number[], tags: readonly string[]) => void;
  /** The chosen words got and lost these tags, also those of other pages. */
  readonly retag: (change: TagChange) => void;
  readonly clear: () => void;
}

/** What is known of a chosen word: the page that it was seen on (null before that), and its tags there. */
interface Seen {
  readonly page: number | null;
  readonly tags: readonly string[];
}

interface Chosen {
  /** The list that they were chosen in. */
  readonly list: string;
  readonly words: ReadonlyMap<number, Seen>;
  /** Tags among the words that were not seen yet. */
  readonly tags: readonly string[];
  /** Where a range begins. */
  readonly last: number | null;
}

interface ShownPage {
  /** The list, whatever page of it. */
  readonly list: string;
  readonly page: number;
  /** Its words; null while they are pending. */
  readonly words: readonly VocabularyEntry[] | null;
}

const nothing = (list: string): Chosen => ({ list, words: new Map(), tags: [], last: null });
const UNSEEN: Seen = { page: null, tags: [] };

/**
 * Which words of a list are chosen, on all of its pages. Another search or order (`list`) begins anew, and a word that
 * left the page that it was seen on (deleted here or elsewhere) is not chosen any more.
 */
export function useSelection({ list, page, words: shown }: ShownPage): Selection {
  const [kept, setChosen] = useState(() => nothing(list));
  const chosen = kept.list === list ? kept : nothing(list);
  const here = (shown ?? []).filter(({ id }) => chosen.words.has(id));
  const isHere = new Set(here.map(({ id }) => id));
  const others = [...chosen.words].filter(
    ([id, seen]) => !isHere.has(id) && (shown === null || seen.page !== page),
  );

  function keep(ofPage: readonly VocabularyEntry[], last: number | null): void {
    const seen = ofPage.map(({ id, tags }) => [id, { page, tags }] as const);
    setChosen({ ...chosen, words: new Map([...seen, ...others]), last });
  }
  /** From the last one to this, both included; this alone when there is no last one on the page. */
  function between(id: number): ReadonlySet<number> {
    const ids = (shown ?? []).map((word) => word.id);
    const [at, from] = [ids.indexOf(id), chosen.last === null ? -1 : ids.indexOf(chosen.last)];
    return new Set(from < 0 ? [id] : ids.slice(Math.min(at, from), Math.max(at, from) + 1));
  }

  return {
    ids: [...here.map(({ id }) => id), ...others.map(([id]) => id)],
    tags: [
      ...new Set([
        ...here.flatMap(({ tags }) => tags),
        ...others.flatMap(([, { tags }]) => tags),
        ...chosen.tags,
      ]),
    ],
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
    choose(ids, tags) {
      const seen = new Map((shown ?? []).map((word) => [word.id, { page, tags: word.tags }]));
      setChosen({ list, words: new Map(ids.map((id) => [id, seen.get(id) ?? UNSEEN])), tags, last: null });
    },
    retag(change) {
      const words = [...chosen.words].map(
        ([id, seen]) =>
          [id, seen === UNSEEN ? seen : { ...seen, tags: retagged(seen.tags, change) }] as const,
      );
      setChosen({ ...chosen, words: new Map(words), tags: retagged(chosen.tags, change) });
    },
    clear: () => setChosen(nothing(list)),
  };
}

export interface TagChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Tags after a change: those that stay in their order, then the new ones. */
const retagged = (tags: readonly string[], { add, remove }: TagChange): readonly string[] => [
  ...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add]),
];

/** The offer to choose more than the page. */
export interface WholeList {
  /** How many words the list has. */
  readonly count: number;
  readonly busy: boolean;
  readonly choose: () => void;
}

/** Choosing across the pages of a list, of which the screen has only one. */
export function useWholeList(selection: Selection, address: ListAddress, total: number) {
  const [load, { isFetching: busy }] = useLazyListChoosableVocabularyQuery();

  async function choose(isWanted: (id: number) => boolean): Promise<void> {
    try {
      const { vocabulary_ids, tags } = await load(toFilter(address)).unwrap();
      selection.choose(vocabulary_ids.filter(isWanted), tags);
    } catch (error) {
      notify.error(toApiError(error, t('selection.wholeFailed')).message);
    }
  }
  const offer: WholeList = { count: total, busy, choose: () => void choose(() => true) };
  return {
    /** Null where the page says it all, or not all of it is chosen yet. */
    offer: selection.ofPage === 'all' && selection.ids.length < total ? offer : null,
    /** After a refusal: a word that is gone from another page would refuse every further call. */
    dropGone: () => choose(selection.has),
  };
}

/** Where Ctrl+A and Escape belong to what is typed. */
const isText = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

/**
 * The keys of a list with a selection: Ctrl+A (⌘A) chooses the whole page, Escape nothing, Delete asks to delete what
 * is chosen.
 */
export function selectionKeys(selection: Selection, onDelete: () => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    // A dialog of the list is its child for React, and not on the page.
    const inside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.defaultPrevented || !inside || isText(event.target)) return;
    const some = selection.ids.length > 0;
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      selection.setPage(true);
    } else if (event.key === 'Escape' && some) selection.clear();
    else if (event.key === 'Delete' && some) onDelete();
    else return;
    event.preventDefault();
  };
}
