import { memo, useEffect, useEffectEvent } from 'react';
import {
  failedQuery,
  toApiError,
  type FailedQuery,
  useGetTopicTreeQuery,
  useListVocabularyQuery,
  type VocabularyEntry,
  type VocabularyPage,
} from '@kotoba/api-client';
import { WordActions, WordCard, WordGrid, WordGridSkeleton, WordListSearch } from '@kotoba/shared-ui/words';
import { type ListView, SelectBox } from '@kotoba/shared-ui/list';
import { paths } from '@kotoba/contracts';
import { Box, Row } from '@kotoba/shared-ui/core';
import type { Selection } from './selection/use-selection';
import type { ListedWord } from './listed-word';
import { NextPractice, StudyState } from './study-state';
import { usePrinting } from './use-printing';
import { dayNow } from './until-due';
import { WordRows, WordRowsSkeleton } from './word-rows';
import { formatListAddress, toFilter, type ListAddress } from '../list-address';
import { WordAudio } from '../parts/word-media';
import { t, useTexts } from '../texts';
import { toWordView } from '../word';

/** Whether the words may stay while others are looked for: those of another page would be looked through as this one. */
const isFirstPage = (words: VocabularyPage | undefined): boolean =>
  words?.pagination.page === 1 && words.pagination.total_count > 0;

export type WordPage =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: FailedQuery }
  | {
      readonly state: 'loaded';
      readonly words: readonly VocabularyEntry[];
      readonly total: number;
      readonly pageCount: number;
      /** Of the address before, for as long as the words of this one are pending. */
      readonly stale: boolean;
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
 * One page of the list. An answer to an older address never overtakes that to the newest; the words at the
 * beginning of a list stay until that comes, so that nothing jumps while one types.
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
  const shown = currentData ?? (page === 1 && isFirstPage(list.data) ? list.data : undefined);
  if (!shown) return { state: 'loading' };
  return {
    state: 'loaded',
    words: shown.vocabulary,
    total: shown.pagination.total_count,
    pageCount: shown.pagination.total_pages,
    stale: !currentData,
  };
}

/** One word of the list as a card. */
const VocabularyCard = memo(function VocabularyCard(props: ListedWord) {
  const { entry, selected, today, isNew, onSelect, onDelete } = props;
  const { t } = useTexts();
  return (
    <WordCard
      level={2}
      to={paths.vocabularyDetail(entry.id)}
      word={toWordView(entry)}
      selected={selected}
      arriving={isNew}
      progress={
        (isNew || entry.state) && (
          <Row gap={2}>
            <StudyState entry={entry} isNew={isNew} />
            <NextPractice entry={entry} today={today} />
          </Row>
        )
      }
      select={
        <SelectBox
          label={t('selection.word', { word: entry.en_word })}
          checked={selected}
          onChange={(chosen, range) => onSelect(entry.id, chosen, range)}
        />
      }
      audio={<WordAudio entry={entry} sounds={['ja_word', 'en_word']} size="small" />}
      actions={
        <WordActions
          english={entry.en_word}
          editTo={paths.vocabularyEdit(entry.id)}
          onDelete={() => onDelete(entry)}
        />
      }
    />
  );
});

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
  readonly onSort: (sort: ListAddress['sort']) => void;
}

/** The words of a page, or the shapes of those that are pending. On paper they are always rows. */
export function Words({ page, address, view, selection, openedAt, onDelete, onSort }: WordsProps) {
  const asRows = usePrinting() || view === 'list';
  if (page.state !== 'loaded') {
    const count = Math.min(address.limit, MAX_SKELETONS);
    return asRows ? <WordRowsSkeleton count={count} /> : <WordGridSkeleton count={count} />;
  }
  const today = dayNow();
  const words = page.words.map((entry) => ({
    entry,
    selected: selection.has(entry.id),
    today,
    isNew: Date.parse(entry.created_at) > openedAt,
    onSelect: selection.set,
    onDelete,
  }));
  return (
    <Box aria-busy={page.stale || undefined}>
      <WordListSearch value={formatListAddress(address)}>
        {asRows ? (
          <WordRows words={words} address={address} onSort={onSort} />
        ) : (
          <WordGrid>
            {words.map((word) => (
              <VocabularyCard key={word.entry.id} {...word} />
            ))}
          </WordGrid>
        )}
      </WordListSearch>
    </Box>
  );
}
