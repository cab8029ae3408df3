import { useEffect, useEffectEvent } from 'react';
import {
  failedQuery,
  toApiError,
  type FailedQuery,
  useGetTopicTreeQuery,
  useListVocabularyQuery,
  useReadings,
  type VocabularyEntry,
} from '@kotoba/api-client';
import {
  WordGrid,
  WordGridSkeleton,
  type ListView,
  SelectBox,
  WordActions,
  WordCard,
} from '@kotoba/shared-ui/data';
import { paths } from '@kotoba/contracts';
import { StatusBadge } from '@kotoba/shared-ui/core';
import type { Selection } from './selection/use-selection';
import { formatListAddress, toFilter, type ListAddress } from '../list-address';
import { WordAudio } from '../parts/word-media';
import { t, useTexts } from '../texts';
import { toWordView } from '../word';

export type WordPage =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: FailedQuery }
  | {
      readonly state: 'loaded';
      readonly words: readonly VocabularyEntry[];
      readonly total: number;
      readonly pageCount: number;
    };

interface Found {
  readonly status?: number;
  readonly pageCount?: number;
  /** The topics of the collection, when both are known. */
  readonly topics?: readonly number[];
}

/**
 * Where an address that names nothing (any more) leads instead: out of a topic that is not of its collection, out of a
 * collection that is gone, back from past the end.
 */
function elsewhere(address: ListAddress, found: Found): ListAddress | null {
  if (address.topicId !== null && found.topics?.includes(address.topicId) === false) {
    return { ...address, topicId: null, page: 1 };
  }
  if (found.status === 404 && address.userTopicId !== null) {
    return { ...address, userTopicId: null, topicId: null, page: 1 };
  }
  if (found.pageCount === undefined) return null;
  const last = Math.max(1, found.pageCount);
  return address.page > last ? { ...address, page: last } : null;
}

/**
 * One page of the list. Only the answer to the newest address is ever shown, so an older search cannot overtake a
 * newer one.
 */
export function useWordPage(address: ListAddress, goInstead: (next: ListAddress) => void): WordPage {
  const { page, limit, userTopicId, topicId } = address;
  const tree = useGetTopicTreeQuery(
    { id: userTopicId ?? 0 },
    { skip: userTopicId === null || topicId === null },
  );
  const list = useListVocabularyQuery({ ...toFilter(address), page, limit });
  const { currentData, error } = list;
  const failure = error && !currentData ? toApiError(error, t('list.loadFailed')) : null;
  const pageCount = currentData?.pagination.total_pages;
  const topics = tree.currentData?.data.topics.map(({ parent }) => parent.id);
  const instead = elsewhere(address, { status: failure?.status, pageCount, topics });
  const redirects = instead !== null && !tree.isFetching;
  const redirect = useEffectEvent(() => {
    if (instead) goInstead(instead);
  });
  useEffect(() => {
    if (redirects) redirect();
  }, [redirects, address]);

  if (instead) return { state: 'loading' };
  if (failure) return { state: 'failed', failure: failedQuery(list, t('list.loadFailed')) };
  if (!currentData) return { state: 'loading' };
  return {
    state: 'loaded',
    words: currentData.vocabulary,
    total: currentData.pagination.total_count,
    pageCount: currentData.pagination.total_pages,
  };
}

interface VocabularyCardProps {
  readonly entry: VocabularyEntry;
  readonly layout: ListView;
  /** Whether kana stand above kanji. */
  readonly readings: boolean;
  /** The list's own query string: the word's page goes on through this list. */
  readonly listSearch: string;
  readonly selected: boolean;
  /** Came while the list was looked at. */
  readonly isNew: boolean;
  readonly onSelect: (chosen: boolean, range: boolean) => void;
  readonly onDelete: () => void;
}

/** One word of the list. */
function VocabularyCard(props: VocabularyCardProps) {
  const { entry, layout, readings, listSearch, selected, isNew, onSelect, onDelete } = props;
  const { t } = useTexts();
  return (
    <WordCard
      level={2}
      layout={layout}
      readings={readings}
      word={toWordView(entry)}
      selected={selected}
      arriving={isNew}
      status={
        isNew && (
          <StatusBadge tone="matsu" icon="sparkle">
            {t('list.new')}
          </StatusBadge>
        )
      }
      select={
        <SelectBox
          label={t('selection.word', { word: entry.en_word })}
          checked={selected}
          onChange={onSelect}
        />
      }
      audio={<WordAudio entry={entry} sounds={['ja_word', 'en_word']} size="small" />}
      actions={
        <WordActions
          english={entry.en_word}
          viewTo={paths.vocabularyDetail(entry.id) + listSearch}
          editTo={paths.vocabularyEdit(entry.id) + listSearch}
          onDelete={onDelete}
        />
      }
    />
  );
}

/** As many shapes as a screen holds; more would only cost. */
const MAX_SKELETONS = 12;

interface WordsProps {
  readonly page: WordPage;
  readonly address: ListAddress;
  readonly view: ListView;
  readonly selection: Selection;
  /** When the list was opened; what came later is new. */
  readonly openedAt: number;
  readonly onDelete: (entry: VocabularyEntry) => void;
}

/** The words of a page, or the shapes of those that are pending. */
export function Words({ page, address, view, selection, openedAt, onDelete }: WordsProps) {
  const readings = useReadings();
  if (page.state !== 'loaded') {
    return <WordGridSkeleton layout={view} count={Math.min(address.limit, MAX_SKELETONS)} />;
  }
  const listSearch = formatListAddress(address);
  return (
    <WordGrid layout={view}>
      {page.words.map((entry) => (
        <VocabularyCard
          key={entry.id}
          entry={entry}
          layout={view}
          readings={readings}
          listSearch={listSearch}
          selected={selection.has(entry.id)}
          isNew={Date.parse(entry.created_at) > openedAt}
          onSelect={(chosen, range) => selection.set(entry.id, chosen, range)}
          onDelete={() => onDelete(entry)}
        />
      ))}
    </WordGrid>
  );
}
