import { useGetTopicTreeQuery, useListCollectionsQuery } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Button, Dialog, Row } from '@kotoba/shared-ui/core';
import {
  Form,
  object,
  SelectField,
  string,
  SubmitButton,
  TextField,
  useFormState,
} from '@kotoba/shared-ui/forms';
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
  readonly onClose: () => void;
}

/** Stands for a collection that is made by the way. No id looks like it. */
const NEW = 'new';
interface Values {
  readonly collection: string;
  readonly topic: string;
  readonly name: string;
}
const empty: Values = { collection: '', topic: '', name: '' };

/** Asks where the chosen words go: a collection that there is, or a new one, and one of its topics. */
export function MoveDialog({ count, onMove, onClose }: MoveDialogProps) {
  const { t } = useTexts();
  const collections = useListCollectionsQuery().data?.data ?? [];
  useBusy(true);
  const schema = object({
    collection: string().required(t('move.collectionMissing')),
    topic: string().default(''),
    name: string()
      .default('')
      .trim()
      .max(maxLength.name, t('collection.nameLong'))
      .when('collection', { is: NEW, then: (name) => name.required(t('collection.nameMissing')) }),
  });
  return (
    <Dialog open title={t('move.title', { count })} onClose={onClose} closeHidden>
      <Form
        initialValues={empty}
        schema={schema}
        onSubmit={async ({ collection, topic, name }, { setFieldError }) => {
          const known = collections.find(({ id }) => String(id) === collection);
          const refusal = await onMove({
            user_topic: known?.name ?? name.trim(),
            ...(topic !== '' && { topic }),
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
        <Rest onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** What depends on the collection, and the answers. */
function Rest({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTexts();
  const { values, submitting } = useFormState<Values>();
  const isNew = values.collection === NEW;
  const id = isNew || values.collection === '' ? null : Number(values.collection);
  const tree = useGetTopicTreeQuery({ id: id ?? 0 }, { skip: id === null });
  const topics = tree.currentData?.data.topics ?? [];
  return (
    <>
      {isNew ? (
        <TextField name="name" label={t('collection.name')} maxLength={maxLength.name} autoComplete="off" />
      ) : (
        <SelectField
          name="topic"
          label={t('filter.topic')}
          placeholder={t('move.general')}
          disabled={topics.length === 0}
          options={topics.map(({ parent }) => ({ value: parent.name, label: parent.name }))}
        />
      )}
      <Row justify="end">
        <Button disabled={submitting} onClick={onCancel}>
          {t('dialog.cancel')}
        </Button>
        <SubmitButton>{t('selection.move')}</SubmitButton>
      </Row>
    </>
  );
}
