import { LEVELS, PARTS_OF_SPEECH } from '@kotoba/contracts';
import { Button, Icon, Row } from '@kotoba/shared-ui/core';
import { Toolbar } from '@kotoba/shared-ui/list';
import { Select } from '@kotoba/shared-ui/select';
import type { ReactNode } from 'react';
import { useGetTopicTreeQuery, useListCollectionsQuery } from '@kotoba/api-client';
import { CollectionMenu } from './collections/collection-menu';
import { countFilters, LEARNED, noFilters, type ListAddress } from '../list-address';
import { useTexts } from '../texts';

interface TopicSelectsProps {
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
function TopicSelects({ address: { userTopicId, topicId }, onChange, actions }: TopicSelectsProps) {
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

export interface FilterPanelProps {
  readonly address: ListAddress;
  readonly onChange: (change: Partial<ListAddress>, options?: { replace?: boolean }) => void;
  /** The button that cleared them goes with the last filter, and the focus with it. */
  readonly onCleared: () => void;
}

const WIDTH = 140;

/** Everything that narrows the list beside its search. */
export function FilterPanel({ address, onChange, onCleared }: FilterPanelProps) {
  const { t } = useTexts();
  const anyLevel = { value: '', label: t('filter.allLevels') } as const;
  return (
    <Toolbar>
      <TopicSelects
        address={address}
        onChange={onChange}
        actions={
          <CollectionMenu
            chosen={address.userTopicId}
            onShow={(userTopicId, options) => onChange({ userTopicId }, options)}
          />
        }
      />
      <Select
        label={t('filter.level')}
        options={[anyLevel, ...LEVELS.map((level) => ({ value: level, label: level }))]}
        value={address.level ?? ''}
        onChange={(level) => onChange({ level: level === '' ? null : level })}
        width={WIDTH}
      />
      <Select
        label={t('filter.partOfSpeech')}
        options={[
          { value: '', label: t('filter.allPartsOfSpeech') },
          ...PARTS_OF_SPEECH.map((value) => ({ value, label: t(`filter.partOfSpeech.${value}`) })),
        ]}
        value={address.partOfSpeech ?? ''}
        onChange={(part) => onChange({ partOfSpeech: part === '' ? null : part })}
        width={WIDTH}
      />
      <Select
        label={t('filter.learned')}
        options={LEARNED.map((value) => ({ value, label: t(`filter.learned.${value}`) }))}
        value={address.filter}
        onChange={(filter) => onChange({ filter })}
        width={WIDTH}
      />
      {countFilters(address) > 0 && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="close" size={18} />}
          onClick={() => {
            onCleared();
            onChange(noFilters);
          }}
        >
          {t('filter.clear')}
        </Button>
      )}
    </Toolbar>
  );
}
