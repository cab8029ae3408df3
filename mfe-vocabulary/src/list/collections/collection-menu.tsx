import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog, Icon, IconButton, lazyDialog, Menu, notify } from '@kotoba/shared-ui/core';
import {
  toApiError,
  useCreateCollectionMutation,
  useDeleteCollectionMutation,
  useListCollectionsQuery,
  useRenameCollectionMutation,
  type Collection,
} from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { useTexts, t } from '../../texts';
import type { NameDialogProps, Refusal } from './name-dialog';

/** The learner's collections, and what can be done with them. Source: VOC-17. */
function useCollections() {
  const collections: readonly Collection[] = useListCollectionsQuery().data?.data ?? [];
  const [create] = useCreateCollectionMutation();
  const [rename] = useRenameCollectionMutation();
  const [remove] = useDeleteCollectionMutation();

  return {
    collections,
    /** Gives its id, or why there is none. */
    async create(name: string): Promise<{ id: number | null; refusal: Refusal }> {
      try {
        const { data } = await create({ body: { name } }).unwrap();
        notify.success(t('collection.created'));
        return { id: data.id, refusal: null };
      } catch (error) {
        return { id: null, refusal: toApiError(error, t('collection.createFailed')).message };
      }
    },
    async rename(id: number, name: string): Promise<Refusal> {
      try {
        await rename({ id, body: { name } }).unwrap();
        notify.success(t('collection.renamed'));
        return null;
      } catch (error) {
        return toApiError(error, t('collection.renameFailed')).message;
      }
    },
    /** Deletes it and moves its words; gives whether it worked. */
    async remove(id: number): Promise<boolean> {
      try {
        const { data } = await remove({ id }).unwrap();
        notify.success(
          data.movedWords === 0
            ? t('collection.deleted')
            : t('collection.deletedAndMoved', { count: data.movedWords }),
        );
        return true;
      } catch (error) {
        notify.error(toApiError(error, t('collection.deleteFailed')).message);
        return false;
      }
    },
  };
}

const NameDialog = lazyDialog<NameDialogProps>(() => import('./name-dialog'));

interface CollectionMenuProps {
  /** The collection that is shown. */
  readonly chosen: number | null;
  /** Shows another collection, or all words. `replace` leaves nothing to come back to. */
  readonly onShow: (id: number | null, options?: { replace: boolean }) => void;
}

type Asking = 'create' | 'rename' | 'delete' | 'deleting' | null;

/** New collections, and another name or an end for the one that is shown. */
export function CollectionMenu({ chosen, onShow }: CollectionMenuProps) {
  const { t } = useTexts();
  const { collections, create, rename, remove } = useCollections();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>(null);
  // The dialog about a collection goes on naming it when the list has left it already.
  const [subject, setSubject] = useState<{ id: number; name: string; words: number } | null>(null);
  const shown = collections.find(({ id }) => id === chosen) ?? null;
  const ask = (what: Asking): void => {
    setSubject(shown);
    setAsking(what);
  };
  const close = (): void => setAsking(null);
  /** On its way out, until the address is another one. */
  const left = useRef<number | null>(null);

  async function createAndShow(name: string): Promise<Refusal> {
    const { id, refusal } = await create(name);
    if (id !== null) onShow(id);
    return refusal;
  }

  /** The list leaves it first: a collection that is gone must not be asked for again. */
  function leave(id: number): void {
    setAsking('deleting');
    onShow(null, { replace: true });
    left.current = id;
  }
  const removeLeft = useEffectEvent(async (id: number) => {
    if (!(await remove(id))) onShow(id, { replace: true });
    close();
  });
  useEffect(() => {
    const id = left.current;
    if (id === null || chosen === id) return;
    left.current = null;
    void removeLeft(id);
  }, [chosen]);

  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton label={t('collection.actions')} icon={<Icon name="more" />} outlined {...props} />
        )}
        items={[
          {
            id: 'new',
            label: t('collection.new'),
            icon: <Icon name="plus" size={18} />,
            onSelect: () => ask('create'),
          },
          {
            id: 'decks',
            label: t('collection.decks'),
            icon: <Icon name="bookmark" size={18} />,
            onSelect: () => void navigate(paths.vocabularyDecks),
          },
          {
            id: 'rename',
            label: t('collection.rename'),
            icon: <Icon name="edit" size={18} />,
            disabled: shown === null,
            onSelect: () => ask('rename'),
          },
          {
            id: 'delete',
            label: t('collection.delete'),
            icon: <Icon name="trash" size={18} />,
            tone: 'beni',
            disabled: shown === null,
            onSelect: () => ask('delete'),
          },
        ]}
      />
      {asking === 'create' && (
        <NameDialog
          title={t('collection.newTitle')}
          name=""
          action={t('collection.createAction')}
          onName={createAndShow}
          onClose={close}
        />
      )}
      {asking === 'rename' && subject && (
        <NameDialog
          title={t('collection.renameTitle')}
          name={subject.name}
          action={t('collection.renameAction')}
          onName={(name) => rename(subject.id, name)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={(asking === 'delete' || asking === 'deleting') && subject !== null}
        title={t('collection.deleteTitle')}
        message={
          subject?.words === 0
            ? t('collection.deleteEmptyText', { name: subject.name })
            : t('collection.deleteText', { name: subject?.name ?? '', count: subject?.words ?? 0 })
        }
        confirmLabel={t('collection.deleteAction')}
        busyLabel={t('delete.busy')}
        busy={asking === 'deleting'}
        danger
        onConfirm={() => subject && leave(subject.id)}
        onCancel={close}
      />
    </>
  );
}
