import type { ReactNode } from 'react';
import { useGetTopicTreeQuery, useListCollectionsQuery } from '@kotoba/api-client';
import { Button, Icon, Row } from '@kotoba/shared-ui/core';
import { Select } from '@kotoba/shared-ui/data';
import type { ListAddress } from '../list-address';
import { useTexts } from '../texts';

export interface TopicSelectsProps {
  readonly address: ListAddress;
  readonly onChange: (change: Partial<ListAddress>) => void;
  /** Beside the collection: what can be done with it. */
  readonly actions: ReactNode;
}

const NONE = '';
const toOption = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
const toValue = (id: number | null): string => (id === null ? NONE : String(id));
const toId = (value: string): number | null => (value === NONE ? null : Number(value));

/** Collection and topic; the topic waits for a collection. */
export function TopicSelects({ address: { userTopicId, topicId }, onChange, actions }: TopicSelectsProps) {
  const { t } = useTexts();
  const collections = useListCollectionsQuery();
  const tree = useGetTopicTreeQuery({ id: userTopicId ?? 0 }, { skip: userTopicId === null });
  const failed = [collections, tree].filter(({ error, isFetching }) => error && !isFetching);
  const all = { value: NONE, label: t('filter.allCollections') };
  return (
    <>
      <Row gap={2} wrap={false} sx={{ flex: '2 1 260px' }}>
        <Select
          label={t('filter.collection')}
          placeholder={t('filter.collectionPlaceholder')}
          options={[...(userTopicId === null ? [] : [all]), ...(collections.data?.data ?? []).map(toOption)]}
          value={toValue(userTopicId)}
          onChange={(value) => onChange({ userTopicId: toId(value) })}
          busy={collections.isLoading}
          width={150}
        />
        {actions}
      </Row>
      <Select
        label={t('filter.topic')}
        options={[
          { value: NONE, label: t('filter.allTopics') },
          ...(tree.currentData?.data.topics ?? []).map(({ parent }) => toOption(parent)),
        ]}
        value={toValue(topicId)}
        onChange={(value) => onChange({ topicId: toId(value) })}
        disabled={userTopicId === null}
        busy={tree.isFetching && !tree.currentData}
        width={150}
      />
      {failed.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="retry" size={18} />}
          onClick={() => failed.forEach(({ refetch }) => void refetch())}
        >
          {t('filter.topicsFailed')}
        </Button>
      )}
    </>
  );
}
