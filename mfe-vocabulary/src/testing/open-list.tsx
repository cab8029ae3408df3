import { openRemote, type Answers } from '@kotoba/federation/testing';
import { screen } from '@testing-library/react';
import type { VocabularyEntry } from '@kotoba/api-client';
import { collectionOf } from './collection';
import { entryOf } from './entry';
import remote from '../remote';

/** The list at an address, over the words of a learner. */
export function openList(at: string, words: readonly VocabularyEntry[] = [entryOf()], answers: Answers = {}) {
  const collection = collectionOf(words);
  const opened = openRemote(remote, { at, answers: { ...collection.answers, ...answers } });
  return {
    ...opened,
    collection,
    /** The query of the last `GET /vocabulary`. */
    asked: () => Object.fromEntries(collection.asked.at(-1) ?? []),
    search: () => opened.place().search,
    /** Opens a select and picks from it. */
    choose: async (box: string, option: string) => {
      await opened.user.click(await screen.findByRole('combobox', { name: box }));
      await opened.user.click(await screen.findByRole('option', { name: option }));
    },
  };
}

export const findCard = (name: string) => screen.findByRole('article', { name });
