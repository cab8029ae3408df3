import { paths, type ChosenWords } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { ConfirmDialog, lazyDialog } from '@kotoba/shared-ui/core';
import { BulkProgress } from './bulk-progress';
import type { Destination, MoveDialogProps } from './move-dialog';
import { SelectionBar } from './selection-bar';
import { type TagChange, type Selection, useWholeList } from './use-selection';
import type { TagDialogProps } from './tag-dialog';
import { useBulk, type Refusal } from './use-bulk';
import type { ExportFormat } from '../export/formats';
import type { ListAddress } from '../../list-address';
import { useTexts } from '../../texts';

const MoveDialog = lazyDialog<MoveDialogProps>(() => import('./move-dialog'));
const TagDialog = lazyDialog<TagDialogProps>(() => import('./tag-dialog'));

/** A question about words; about those that were chosen when it was asked, whatever happens to the list behind it. */
export interface Asked {
  readonly what: 'move' | 'tag' | 'delete';
  readonly ids: readonly number[];
}

interface SelectionToolsProps {
  readonly selection: Selection;
  readonly address: ListAddress;
  /** Words of the whole list. */
  readonly total: number;
  /** The words leave the page, and the focus with them. */
  readonly onLeaving: () => void;
  readonly asked: Asked | null;
  readonly onAsk: (question: Asked | null) => void;
}

/** The bar of the chosen words while there are any, and the dialogs that it opens. */
export function SelectionTools(props: SelectionToolsProps) {
  const { selection, address, total, onLeaving, asked, onAsk } = props;
  const { t } = useTexts();
  const bulk = useBulk();
  const navigate = useNavigate();
  const whole = useWholeList(selection, address, total);
  const ids = asked?.ids ?? [];
  const ask = (what: Asked['what']) => () => onAsk({ what, ids: selection.ids });
  const close = (): void => onAsk(null);
  const chosen: ChosenWords = { vocabularyIds: selection.ids };

  /** Words that were moved may have left the list. */
  async function move(to: Destination): Promise<Refusal> {
    const refusal = await bulk.move(ids, to);
    if (refusal === null) selection.clear();
    else await whole.dropGone();
    return refusal;
  }
  async function tag(change: TagChange): Promise<Refusal> {
    const refusal = await bulk.tag(ids, change);
    if (refusal === null) selection.retag(change);
    else await whole.dropGone();
    return refusal;
  }
  async function save(format: ExportFormat): Promise<void> {
    if (!(await bulk.save(selection.ids, format))) await whole.dropGone();
  }
  async function remove(): Promise<void> {
    onLeaving();
    if (await bulk.remove(ids)) selection.clear();
    else await whole.dropGone();
    close();
  }

  return (
    <>
      {selection.ids.length > 0 && (
        <SelectionBar
          selection={selection}
          whole={whole.offer}
          onPractice={() => void navigate(paths.learnToday, { state: chosen })}
          onMove={ask('move')}
          onTag={ask('tag')}
          onExport={(format) => void save(format)}
          exporting={bulk.exporting}
          onDelete={ask('delete')}
        />
      )}
      {asked?.what === 'move' && (
        <MoveDialog count={ids.length} onMove={move} progress={bulk.progress} onClose={close} />
      )}
      {asked?.what === 'tag' && (
        <TagDialog
          count={ids.length}
          tags={selection.tags}
          onTag={tag}
          progress={bulk.progress}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked?.what === 'delete'}
        title={t('delete.title')}
        message={t('bulkDelete.text', { count: ids.length })}
        confirmLabel={t('delete.action')}
        busyLabel={t('delete.busy')}
        busy={bulk.progress !== null}
        danger
        onConfirm={() => void remove()}
        onCancel={close}
      >
        <BulkProgress progress={bulk.progress} />
      </ConfirmDialog>
    </>
  );
}
