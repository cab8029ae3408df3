import { useState, useEffect, useEffectEvent, useRef } from 'react';
import {
  toApiError,
  useImportVocabularyMutation,
  type VocabularyImportPreview,
  useListCollectionsQuery,
  usePreviewVocabularyImportMutation,
  type ImportTarget,
} from '@kotoba/api-client';
import { paths, maxLength } from '@kotoba/contracts';
import {
  ActionBar,
  Button,
  LinkButton,
  Notice,
  SkeletonGroup,
  SkeletonList,
  Text,
  Section,
  Stack,
} from '@kotoba/shared-ui/core';
import { Checkbox, Switch, TextInput } from '@kotoba/shared-ui/forms';
import { ColumnList } from './column-list';
import { counted, useTexts, t } from './texts';
import { DryRun } from './import-report';
import { makesWords, namesCollections } from './targets';

interface ImportOptionsProps {
  readonly collection: string;
  readonly onCollection: (name: string) => void;
  /** Whether the file says itself where its words go. */
  readonly named: boolean;
  readonly fill: boolean;
  readonly onFill: (fill: boolean) => void;
}

/** Where words go, and whether the dictionary completes them. */
function ImportOptions({ collection, onCollection, named, fill, onFill }: ImportOptionsProps) {
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

/** What changes which rows are words. */
interface ColumnChoice {
  readonly targets?: readonly ImportTarget[];
  readonly has_header?: boolean;
}

/** The dry run of a file under the choice of columns. Only the answer to the newest choice counts. */
function usePreview(id: number, read: VocabularyImportPreview | null) {
  const [look, { isLoading: checking, error }] = usePreviewVocabularyImportMutation();
  const [preview, setPreview] = useState(read);
  const [choice, setChoice] = useState<ColumnChoice>({});
  const asked = useRef(0);

  async function check(next: ColumnChoice): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    const { data } = await look({ id, body: { ...next, targets: next.targets && [...next.targets] } });
    if (data && mine === asked.current) setPreview(data);
  }

  const begin = useEffectEvent(() => {
    if (preview === null) void check({});
  });
  useEffect(() => begin(), []);

  return {
    preview,
    checking,
    targets: choice.targets ?? preview?.columns.map(({ target }) => target) ?? [],
    hasHeader: choice.has_header ?? preview?.has_header ?? false,
    failure: error && !checking ? toApiError(error, t('match.recheckFailed')).message : null,
    choose(change: ColumnChoice): void {
      const next = { ...choice, ...change };
      setChoice(next);
      void check(next);
    },
    again: () => void check(choice),
  };
}

interface MatchColumnsProps {
  readonly id: number;
  readonly read: VocabularyImportPreview | null;
}

/** The second step: what each column holds, where words go, what will happen; and the start. */
export function MatchColumns({ id, read }: MatchColumnsProps) {
  const { t } = useTexts();
  const { preview, checking, failure, targets, hasHeader, choose, again } = usePreview(id, read);
  const [collection, setCollection] = useState('');
  const [chosenFill, setFill] = useState<boolean | null>(null);
  const [start, starting] = useImportVocabularyMutation();
  const retry = (
    <Notice
      tone="beni"
      announce="assertive"
      action={
        <Button size="small" onClick={again}>
          {t('match.again')}
        </Button>
      }
    >
      {failure}
    </Notice>
  );
  if (preview === null) {
    if (failure !== null) return retry;
    return (
      <SkeletonGroup label={t('check.checking')}>
        <SkeletonList rows={4} />
      </SkeletonGroup>
    );
  }
  const fill = chosenFill ?? preview.fill;
  const complete = makesWords(targets);
  const isTable = preview.format === 'csv' || preview.format === 'tsv';
  const name = collection.trim();
  return (
    <>
      <Text tone="soft">{t('match.text')}</Text>
      {preview.notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
      {isTable && (
        <Checkbox
          label={t('match.header')}
          checked={hasHeader}
          onChange={(has_header) => choose({ has_header })}
        />
      )}
      <ColumnList preview={preview} targets={targets} onTargets={(next) => choose({ targets: next })} />
      <ImportOptions
        collection={collection}
        onCollection={setCollection}
        named={namesCollections(targets)}
        fill={fill}
        onFill={setFill}
      />
      {failure === null ? <DryRun preview={preview} checking={checking} complete={complete} /> : retry}
      {starting.error !== undefined && (
        <Notice tone="beni" announce="assertive">
          {toApiError(starting.error, t('check.startFailed')).message}
        </Notice>
      )}
      <ActionBar>
        <LinkButton to={paths.vocabularyImport}>{t('import.chooseOther')}</LinkButton>
        <Button
          variant="primary"
          disabled={!complete || checking || failure !== null || preview.ready === 0}
          busy={starting.isLoading}
          busyLabel={t('check.starting')}
          onClick={() =>
            void start({
              body: {
                import_id: id,
                targets: [...targets],
                has_header: hasHeader,
                fill,
                ...(name !== '' && { user_topic: name }),
              },
            })
          }
        >
          {t('check.start', counted(preview.ready))}
        </Button>
      </ActionBar>
    </>
  );
}
