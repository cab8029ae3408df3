import { openRemote, reply, type Answers } from '@kotoba/federation/testing';
import type { GetFurtherVocabularyApiResponse, VocabularyEntry, WordHistory } from '@kotoba/api-client';
import type { ReadingSettings } from '@kotoba/shared-ui/core';
import { collectionOf } from './collection';
import { entryOf } from './entry';
import remote from '../remote';

/** Of a word that was never asked for. */
const noHistory: WordHistory = {
  answers: [],
  counts: { total: 0, correct: 0, incorrect: 0, reviewed: 0 },
  next_due: null,
  memories: [],
};

/** What is worked out of a word; only what a test is about needs to be said. */
export const furtherOf = (fields: Partial<GetFurtherVocabularyApiResponse>) =>
  reply({ forms: [], related: [], pitch: null, ...fields });

/**
 * A word's page (`detail` or `edit`) with what its address says behind it; the word lies between 4 and 6, second of
 * three.
 */
export function openWord(
  page: string,
  entry: VocabularyEntry = entryOf(),
  answers: Answers = {},
  aids?: ReadingSettings,
) {
  const asked: URLSearchParams[] = [];
  const opened = openRemote(remote, {
    at: `/vocabularies/${entry.id}/${page}`,
    ...(aids && { aids }),
    answers: {
      ...collectionOf([]).answers,
      [`GET /vocabulary/${entry.id}`]: reply({ vocabulary: entry, kanji: [] }),
      [`GET /vocabulary/${entry.id}/history`]: reply({ data: noHistory }),
      [`GET /vocabulary/${entry.id}/further`]: furtherOf({}),
      [`GET /vocabulary/${entry.id}/neighbors`]: ({ url }) => {
        asked.push(new URL(url).searchParams);
        return Response.json({ previous_id: 4, next_id: 6, position: 2, total: 3 });
      },
      ...answers,
    },
  });
  return {
    ...opened,
    /** The query of the last question for neighbours. */
    neighborsOf: () => Object.fromEntries(asked.at(-1) ?? []),
    href: () => opened.place().pathname + opened.place().search,
  };
}
