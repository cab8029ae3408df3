import { LEVELS, PARTS_OF_SPEECH } from '@kotoba/contracts';
import { Button, Icon } from '@kotoba/shared-ui/core';
import { Select, Toolbar } from '@kotoba/shared-ui/data';
import { CollectionMenu } from './collections/collection-menu';
import { TopicSelects } from './topic-selects';
import { countFilters, LEARNED, noFilters, type ListAddress } from '../list-address';
import { useTexts } from '../texts';

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
