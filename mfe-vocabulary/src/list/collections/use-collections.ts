import {
  toApiError,
  useCreateCollectionMutation,
  useDeleteCollectionMutation,
  useListCollectionsQuery,
  useRenameCollectionMutation,
  type Collection,
} from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { t } from '../../texts';

/** Why a name was not taken over, in words for its field: there it can be changed and sent again. Null when it was. */
export type Refusal = string | null;

/** The learner's collections, and what can be done with them. Source: VOC-17. */
export function useCollections() {
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
