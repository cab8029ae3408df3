import { useRef } from 'react';
import { useDraft } from '@kotoba/api-client';
import { isItemKey, isSameItem, type ItemKey } from '../items';
import { readList, sessionDraft } from '../session-drafts';

export const wrapUpDraft = (sessionId: number): string => sessionDraft(sessionId, 'wrapUp');

/**
 * The items that were left when the learner wrapped up; null when they did not. Which of them were asked since, the
 * session says.
 */
export const readItems = (stored: string): ItemKey[] | null => readList<ItemKey>(stored, isItemKey);

export const writeItems = (items: readonly ItemKey[]): string =>
  JSON.stringify(items.map(({ vocabularyId, again }) => ({ vocabularyId, again })));

/** Keeps with the session that it was wrapped up, so that a page that is opened again asks no more than was left. */
export function useWrapUp(sessionId: number) {
  const [stored, store] = useDraft(wrapUpDraft(sessionId));
  const latest = useRef(stored);
  const keep = (text: string): void => {
    latest.current = text;
    store(text);
  };
  const change = (to: (items: readonly ItemKey[]) => ItemKey[]): void => {
    const items = readItems(latest.current);
    if (items) keep(writeItems(to(items)));
  };
  return {
    begin: (items: readonly ItemKey[]): void => keep(writeItems(items)),
    /** Practice that went wrong: the session still wants the word, it is not asked again now. */
    spend: (item: ItemKey): void => change((items) => items.filter((other) => !isSameItem(other, item))),
    /** A word whose answer was taken back is asked anew. */
    reopen: (item: ItemKey): void => change((items) => [...items, item]),
  };
}
