import { useCallback, useReducer, type KeyboardEvent } from 'react';
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
  /**
   * Chooses a word of the page or not; with `range` everything between the last one and this follows it. Always the same
   * function: rows that did not change are not drawn again.
   */
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
/** What was chosen, if it was in this list. */
const ofList = (chosen: Chosen, list: string): Chosen => (chosen.list === list ? chosen : nothing(list));
const UNSEEN: Seen = { page: null, tags: [] };

/** The chosen words of the page, in its order, and the others that are still there. */
function split({ words }: Chosen, { page, words: shown }: ShownPage) {
  const here = (shown ?? []).filter(({ id }) => words.has(id));
  const isHere = new Set(here.map(({ id }) => id));
  const others = [...words].filter(([id, seen]) => !isHere.has(id) && (shown === null || seen.page !== page));
  return { here, isHere, others };
}

/** From the last one to this, both included; this alone when there is no last one on the page. */
function between({ last }: Chosen, shown: readonly VocabularyEntry[], id: number): ReadonlySet<number> {
  const ids = shown.map((word) => word.id);
  const [at, from] = [ids.indexOf(id), last === null ? -1 : ids.indexOf(last)];
  return new Set(from < 0 ? [id] : ids.slice(Math.min(at, from), Math.max(at, from) + 1));
}

/** With these words of the page chosen, and no others of it. */
function withPage(chosen: Chosen, shown: ShownPage, ofPage: readonly VocabularyEntry[], last: number | null) {
  const seen = ofPage.map(({ id, tags }) => [id, { page: shown.page, tags }] as const);
  return { ...chosen, words: new Map([...seen, ...split(chosen, shown).others]), last };
}

/**
 * Which words of a list are chosen, on all of its pages. Another search or order (`list`) begins anew, and a word that
 * left the page that it was seen on (deleted here or elsewhere) is not chosen any more.
 */
export function useSelection({ list, page, words }: ShownPage): Selection {
  const shown = { list, page, words };
  // Asked again in each drawing, so that a change is one of the page that is shown by then.
  const [kept, change] = useReducer(
    (before: Chosen, next: (before: Chosen, shown: ShownPage) => Chosen) => next(ofList(before, list), shown),
    list,
    nothing,
  );
  const setChosen = (next: Chosen): void => change(() => next);
  const chosen = ofList(kept, list);
  const { here, others } = split(chosen, shown);
  const set = useCallback<Selection['set']>(
    (id, isChosen, range = false) =>
      change((before, now) => {
        const { isHere } = split(before, now);
        const changed = range ? between(before, now.words ?? [], id) : new Set([id]);
        const ofPage = (now.words ?? []).filter((word) =>
          changed.has(word.id) ? isChosen : isHere.has(word.id),
        );
        return withPage(before, now, ofPage, id);
      }),
    [],
  );

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
    set,
    ofPage: here.length === 0 ? 'none' : here.length === words?.length ? 'all' : 'some',
    setPage: (isChosen) => setChosen(withPage(chosen, shown, isChosen ? (words ?? []) : [], null)),
    choose(ids, tags) {
      const seen = new Map((words ?? []).map((word) => [word.id, { page, tags: word.tags }]));
      setChosen({ list, words: new Map(ids.map((id) => [id, seen.get(id) ?? UNSEEN])), tags, last: null });
    },
    retag(change) {
      const retaggedWords = [...chosen.words].map(
        ([id, seen]) =>
          [id, seen === UNSEEN ? seen : { ...seen, tags: retagged(seen.tags, change) }] as const,
      );
      setChosen({ ...chosen, words: new Map(retaggedWords), tags: retagged(chosen.tags, change) });
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
