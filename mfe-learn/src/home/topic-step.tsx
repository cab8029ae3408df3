import {
  Button,
  ErrorState,
  Icon,
  isJapanese,
  Row,
  Section,
  SkeletonForm,
  SkeletonGroup,
  Stack,
} from '@kotoba/shared-ui/core';
import { Select } from '@kotoba/shared-ui/select';
import { toApiError, useGetTopicTreeQuery, useListCollectionsQuery } from '@kotoba/api-client';
import { useTexts } from '../texts';

/** What the wizard practises: a collection, or one topic of it. */
export interface Choice {
  readonly collectionId: number | null;
  readonly topicId: number | null;
  /** Of the topic, else of the collection. */
  readonly name: string | null;
}

interface TopicStepProps {
  readonly choice: Choice;
  readonly reached: boolean;
  readonly onChange: (choice: Choice) => void;
  readonly onNext: () => void;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

const nameIn = (list: readonly Named[], id: number | null): string | null =>
  list.find((it) => it.id === id)?.name ?? null;
const langOf = (name: string): string | undefined => (isJapanese(name) ? 'ja' : undefined);
const option = ({ id, name }: Named) => ({
  value: String(id),
  label: name,
  lang: langOf(name),
});

/** First step of the wizard: which words. */
export function TopicStep({ choice, reached, onChange, onNext }: TopicStepProps) {
  const { t } = useTexts();
  const collections = useListCollectionsQuery();
  const tree = useGetTopicTreeQuery({ id: choice.collectionId ?? 0 }, { skip: choice.collectionId === null });
  if (collections.isLoading) {
    return (
      <SkeletonGroup>
        <SkeletonForm fields={2} />
      </SkeletonGroup>
    );
  }
  if (!collections.data) {
    const reason = toApiError(collections.error, t('wizard.noAnswer')).message;
    return (
      <ErrorState
        message={t('wizard.topicsFailed', { reason })}
        onRetry={() => void collections.refetch()}
        retrying={collections.isFetching}
      />
    );
  }
  const all = collections.data.data;
  const parents = (tree.currentData?.data.topics ?? []).map(({ parent }) => parent);
  return (
    <Section title={t('wizard.topicStep')} description={t('wizard.topicText')} reached={reached}>
      <Stack gap={5}>
        <Row gap={3} wrap>
          <Select
            label={t('wizard.collection')}
            placeholder={t('wizard.collectionPlaceholder')}
            options={all.map(option)}
            value={choice.collectionId === null ? '' : String(choice.collectionId)}
            onChange={(value) => {
              const collectionId = value === '' ? null : Number(value);
              onChange({ collectionId, topicId: null, name: nameIn(all, collectionId) });
            }}
            width={280}
          />
          <Select
            label={t('wizard.topic')}
            placeholder={t('wizard.allTopics')}
            options={[{ value: '', label: t('wizard.allTopics') }, ...parents.map(option)]}
            value={choice.topicId === null ? '' : String(choice.topicId)}
            onChange={(value) => {
              const topicId = value === '' ? null : Number(value);
              const name = nameIn(parents, topicId) ?? nameIn(all, choice.collectionId);
              onChange({ ...choice, topicId, name });
            }}
            disabled={choice.collectionId === null}
            busy={tree.isFetching}
            width={280}
          />
        </Row>
        {tree.error && (
          <ErrorState level={3} message={t('wizard.topicTreeFailed')} onRetry={() => void tree.refetch()} />
        )}
        <div>
          <Button
            variant="primary"
            endIcon={<Icon name="arrowRight" size={18} />}
            disabled={choice.collectionId === null}
            onClick={onNext}
          >
            {t('wizard.next')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
