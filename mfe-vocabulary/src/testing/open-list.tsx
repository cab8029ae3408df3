import { openRemote, type Answers } from '@kotoba/federation/testing';
import { act, screen } from '@testing-library/react';
import { api, type VocabularyEntry } from '@kotoba/api-client';
import { collectionOf } from './collection';
import { entryOf } from './entry';
import remote from '../remote';

/** The list at an address, over the words of a learner. */
export function openList(
  at: string,
  words: readonly VocabularyEntry[] = [entryOf()],
  answers: Answers = {},
  perPage?: number,
) {
  const collection = collectionOf(words, perPage);
  const opened = openRemote(remote, { at, answers: { ...collection.answers, ...answers } });
  return {
    ...opened,
    collection,
    /** The query of the last `GET /vocabulary`. */
    asked: () => Object.fromEntries(collection.asked.at(-1) ?? []),
    search: () => opened.place().search,
    /** The learner has these words from now on, by a change made elsewhere. */
    changeElsewhere: (next: readonly VocabularyEntry[]) => {
      collection.set(next);
      act(() => void opened.store.dispatch(api.util.invalidateTags(['Vocabulary'])));
    },
    /** Opens a select and picks from it. */
    choose: async (box: string, option: string) => {
      await opened.user.click(await screen.findByRole('combobox', { name: box }));
      await opened.user.click(await screen.findByRole('option', { name: option }));
    },
  };
}

export const findCard = (name: string) => screen.findByRole('article', { name });
