import { useReadings, type VocabularyEntry } from '@kotoba/api-client';
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
import type { WordPage } from './use-word-page';
import { formatListAddress, type ListAddress } from '../list-address';
import { WordAudio } from '../parts/word-media';
import { useTexts } from '../texts';
import { toWordView } from '../word';

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
const MOST_SKELETONS = 12;

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
    return <WordGridSkeleton layout={view} count={Math.min(address.limit, MOST_SKELETONS)} />;
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
