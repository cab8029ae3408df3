import { paths } from '@kotoba/contracts';
import type { VocabularyEntry } from '@kotoba/api-client';
import { StatusBadge } from '@kotoba/shared-ui/core';
import { SelectBox, WordActions, WordCard, type ListView } from '@kotoba/shared-ui/data';
import { WordAudio } from '../parts/word-audio';
import { useTexts } from '../texts';
import { toWordView } from '../word';

export interface VocabularyCardProps {
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
export function VocabularyCard(props: VocabularyCardProps) {
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
