import type { VocabularyEntry } from '@kotoba/api-client';
import { ConfirmDialog } from '@kotoba/shared-ui/core';
import { MoveDialog } from './move-dialog';
import { SelectionBar } from './selection-bar';
import { TagDialog } from './tag-dialog';
import { useBulk } from './use-bulk';
import type { Selection } from './use-selection';
import { useTexts } from '../../texts';

/** A question about words; about those that were chosen when it was asked, whatever happens to the list behind it. */
export interface Asked {
  readonly what: 'move' | 'tag' | 'delete';
  readonly words: readonly VocabularyEntry[];
}

export interface SelectionToolsProps {
  readonly selection: Selection;
  /** The words leave the page, and the focus with them. */
  readonly onLeaving: () => void;
  readonly asked: Asked | null;
  readonly onAsk: (question: Asked | null) => void;
}

/** The bar of the chosen words while there are any, and the dialogs that it opens. */
export function SelectionTools({ selection, onLeaving, asked, onAsk }: SelectionToolsProps) {
  const { t } = useTexts();
  const bulk = useBulk();
  const about = asked?.words ?? [];
  const ids = about.map(({ id }) => id);
  const ask = (what: Asked['what']) => () => onAsk({ what, words: selection.words });
  const close = (): void => onAsk(null);

  async function remove(): Promise<void> {
    onLeaving();
    if (await bulk.remove(ids)) selection.clear();
    close();
  }

  return (
    <>
      {selection.ids.length > 0 && (
        <SelectionBar
          selection={selection}
          onMove={ask('move')}
          onTag={ask('tag')}
          onExport={(format) => void bulk.save([...selection.ids], format)}
          onDelete={ask('delete')}
        />
      )}
      {asked?.what === 'move' && (
        <MoveDialog count={ids.length} onMove={(to) => bulk.move(ids, to)} onClose={close} />
      )}
      {asked?.what === 'tag' && (
        <TagDialog words={about} onTag={(change) => bulk.tag(ids, change)} onClose={close} />
      )}
      <ConfirmDialog
        open={asked?.what === 'delete'}
        title={t('delete.title')}
        message={t('bulkDelete.text', { count: ids.length })}
        confirmLabel={t('delete.action')}
        busyLabel={t('delete.busy')}
        busy={bulk.deleting}
        danger
        onConfirm={() => void remove()}
        onCancel={close}
      />
    </>
  );
}
