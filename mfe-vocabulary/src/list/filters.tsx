import { Select, Toolbar, ViewToggle, type ListView } from '@kotoba/shared-ui/data';
import { Stack } from '@kotoba/shared-ui/core';
import { LEVELS, PARTS_OF_SPEECH } from '@kotoba/contracts';
import { SearchBox } from './search-box';
import { CollectionMenu } from './collections/collection-menu';
import { TopicSelects } from './topic-selects';
import { LEARNED, SORTS, type ListAddress } from '../list-address';
import { useTexts } from '../texts';

export interface FiltersProps {
  readonly address: ListAddress;
  readonly view: ListView;
  readonly onChange: (change: Partial<ListAddress>, options?: { replace?: boolean }) => void;
  readonly onView: (view: ListView) => void;
}

/** What the list shows, in which order and form. Each change of the list is a new address. */
export function Filters({ address, view, onChange, onView }: FiltersProps) {
  const { t } = useTexts();
  const anyLevel = { value: '', label: t('filter.allLevels') } as const;
  return (
    <Stack gap={3}>
      <Toolbar>
        <SearchBox query={address.query} onSearch={(query) => onChange({ query })} />
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
        <ViewToggle value={view} onChange={onView} />
      </Toolbar>
      <Toolbar>
        <Select
          label={t('filter.level')}
          options={[anyLevel, ...LEVELS.map((level) => ({ value: level, label: level }))]}
          value={address.level ?? ''}
          onChange={(level) => onChange({ level: level === '' ? null : level })}
          width={140}
        />
        <Select
          label={t('filter.partOfSpeech')}
          options={[
            { value: '', label: t('filter.allPartsOfSpeech') },
            ...PARTS_OF_SPEECH.map((value) => ({ value, label: t(`filter.partOfSpeech.${value}`) })),
          ]}
          value={address.partOfSpeech ?? ''}
          onChange={(part) => onChange({ partOfSpeech: part === '' ? null : part })}
          width={140}
        />
        <Select
          label={t('filter.learned')}
          options={LEARNED.map((value) => ({ value, label: t(`filter.learned.${value}`) }))}
          value={address.filter}
          onChange={(filter) => onChange({ filter })}
          width={140}
        />
        <Select
          label={t('filter.sort')}
          options={SORTS.map((value) => ({ value, label: t(`filter.sort.${value}`) }))}
          value={address.sort}
          onChange={(sort) => onChange({ sort })}
          width={140}
        />
      </Toolbar>
    </Stack>
  );
}
