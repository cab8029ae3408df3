import { useGetTopicTreeQuery, useListCollectionsQuery } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { FormDialog, mixed, object, string, TextField, useFormState } from '@kotoba/shared-ui/forms';
import { SelectField } from '../../parts/select-field';
import { BulkProgress } from './bulk-progress';
import type { Progress } from '../../parts/in-portions';
import { useBusy } from '../../host';
import { useTexts } from '../../texts';

/** Where words go: by names, because either may be new. */
export interface Destination {
  readonly user_topic: string;
  readonly topic?: string;
}

export interface MoveDialogProps {
  /** How many words are moved. */
  readonly count: number;
  /** Why it failed, for the dialog; null when it worked. */
  readonly onMove: (to: Destination) => Promise<string | null>;
  readonly progress: Progress | null;
  readonly onClose: () => void;
}

/** Stands for a collection that is made by the way. No id looks like it. */
const NEW = 'new';
interface Values {
  readonly collection: string;
  /** The chosen topic of each collection, by the collection's id: another collection has topics of its own. */
  readonly topics: Readonly<Record<string, string>>;
  readonly name: string;
}
const empty: Values = { collection: '', topics: {}, name: '' };

/** Asks where the chosen words go: a collection that there is, or a new one, and one of its topics. */
export function Component({ count, onMove, progress, onClose }: MoveDialogProps) {
  const { t } = useTexts();
  const collections = useListCollectionsQuery().data?.data ?? [];
  useBusy(true);
  const schema = object({
    collection: string().required(t('move.collectionMissing')),
    topics: mixed<Values['topics']>().required(),
    name: string()
      .default('')
      .trim()
      .max(maxLength.name, t('collection.nameLong'))
      .when('collection', { is: NEW, then: (name) => name.required(t('collection.nameMissing')) }),
  });
  return (
    <FormDialog
      title={t('move.title', { count })}
      submitLabel={t('selection.move')}
      onClose={onClose}
      initialValues={empty}
      schema={schema}
      onSubmit={async ({ collection, topics, name }, { setFieldError }) => {
        const topic = topics[collection];
        const known = collections.find(({ id }) => String(id) === collection);
        const refusal = await onMove({
          user_topic: known?.name ?? name.trim(),
          ...(topic && { topic }),
        });
        if (refusal === null) onClose();
        else setFieldError(known ? 'collection' : 'name', refusal);
      }}
    >
      <SelectField
        name="collection"
        label={t('filter.collection')}
        placeholder={t('filter.collectionPlaceholder')}
        options={[
          ...collections.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: NEW, label: t('move.newCollection') },
        ]}
      />
      <Destination />
      <BulkProgress progress={progress} />
    </FormDialog>
  );
}

/** What depends on the collection: its topic, or the name of a new one. */
function Destination() {
  const { t } = useTexts();
  const { values } = useFormState<Values>();
  const isNew = values.collection === NEW;
  const id = isNew || values.collection === '' ? null : Number(values.collection);
  const tree = useGetTopicTreeQuery({ id: id ?? 0 }, { skip: id === null });
  const topics = tree.currentData?.data.topics ?? [];
  if (isNew) {
    return (
      <TextField name="name" label={t('collection.name')} maxLength={maxLength.name} autoComplete="off" />
    );
  }
  return (
    <SelectField
      key={values.collection}
      name={`topics.${values.collection}`}
      label={t('filter.topic')}
      placeholder={t('move.general')}
      disabled={topics.length === 0}
      options={topics.map(({ parent }) => ({ value: parent.name, label: parent.name }))}
    />
  );
}
