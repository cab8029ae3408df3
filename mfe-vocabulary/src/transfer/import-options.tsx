import { useListCollectionsQuery } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Section, Stack } from '@kotoba/shared-ui/core';
import { Switch, TextInput } from '@kotoba/shared-ui/forms';
import { useTexts } from './texts';

export interface ImportOptionsProps {
  readonly collection: string;
  readonly onCollection: (name: string) => void;
  /** Whether the file says itself where its words go. */
  readonly named: boolean;
  readonly fill: boolean;
  readonly onFill: (fill: boolean) => void;
}

/** Where words go, and whether the dictionary completes them. */
export function ImportOptions({ collection, onCollection, named, fill, onFill }: ImportOptionsProps) {
  const { t } = useTexts();
  const collections = useListCollectionsQuery().data?.data ?? [];
  return (
    <Section title={t('options.title')} level={3}>
      <Stack gap={4}>
        <TextInput
          label={t('options.collection')}
          help={named ? t('options.collectionOfFile') : t('options.collectionHelp')}
          value={collection}
          onChange={onCollection}
          maxLength={maxLength.name}
          suggestions={collections.map(({ name }) => name)}
          autoComplete="off"
        />
        <Switch label={t('options.fill')} help={t('options.fillHelp')} checked={fill} onChange={onFill} />
      </Stack>
    </Section>
  );
}
