import type { VocabularyEntry } from '@kotoba/api-client';
import { reply, type Answer, type Answers } from '@kotoba/federation/testing';

export interface Collection {
  readonly answers: Answers;
  /** Query strings of `GET /vocabulary`, in the order in which they came. */
  readonly asked: readonly URLSearchParams[];
  /** What the learner has from now on. */
  set(words: readonly VocabularyEntry[]): void;
}

/**
 * The list of the server over `words`: it pages (with `perPage` words, when few are to be drawn), and searches in the
 * English words. Two collections, the first with two topics.
 */
export function collectionOf(words: readonly VocabularyEntry[], perPage?: number): Collection {
  const asked: URLSearchParams[] = [];
  let all = words;
  const find = (params: URLSearchParams) =>
    all.filter(({ en_word }) => en_word.includes(params.get('search') ?? ''));
  const choosable: Answer = ({ url }) => {
    const found = find(new URL(url).searchParams);
    return Response.json({
      vocabulary_ids: found.map(({ id }) => id),
      tags: [...new Set(found.flatMap(({ tags }) => tags))],
    });
  };
  const list: Answer = ({ url }) => {
    const params = new URL(url).searchParams;
    asked.push(params);
    const found = find(params);
    const [page, limit] = [Number(params.get('page')), perPage ?? Number(params.get('limit'))];
    return Response.json({
      vocabulary: found.slice((page - 1) * limit, page * limit),
      pagination: { page, limit, total_count: found.length, total_pages: Math.ceil(found.length / limit) },
    });
  };
  const topic = (id: number, name: string) => ({ parent: { id, name }, words: 4 });
  const collection = (id: number, name: string) => ({ id, name, words: 8, isDefault: false });
  return {
    asked,
    set: (next) => (all = next),
    answers: {
      'GET /vocabulary': list,
      'GET /vocabulary/choosable': choosable,
      'GET /topics/user': reply({ data: [collection(1, 'Travel'), collection(2, '日本の食べ物')] }),
      'GET /topics/by-user-topic/1': reply({
        data: { userTopic: { id: 1, name: 'Travel' }, topics: [topic(11, 'Trains'), topic(12, 'Hotels')] },
      }),
      'GET /topics/by-user-topic/2': reply({
        data: { userTopic: { id: 2, name: '日本の食べ物' }, topics: [] },
      }),
    },
  };
}
