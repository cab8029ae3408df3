import { useState } from 'react';
import { toApiError, useImportVocabularyMutation, type VocabularyImportPreview } from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import {
  ActionBar,
  Button,
  LinkButton,
  Notice,
  SkeletonGroup,
  SkeletonList,
  Text,
} from '@kotoba/shared-ui/core';
import { Checkbox } from '@kotoba/shared-ui/forms';
import { ColumnList } from './column-list';
import { counted } from './counted';
import { DryRun } from './dry-run';
import { ImportOptions } from './import-options';
import { makesWords, namesCollections } from './targets';
import { useTexts } from './texts';
import { usePreview } from './use-preview';

export interface MatchColumnsProps {
  readonly id: number;
  readonly read: VocabularyImportPreview | null;
}

/** The second step: what each column holds, where words go, what will happen; and the start. */
export function MatchColumns({ id, read }: MatchColumnsProps) {
  const { t } = useTexts();
  const { preview, checking, failure, targets, hasHeader, choose, again } = usePreview(id, read);
  const [collection, setCollection] = useState('');
  const [wishedFill, setFill] = useState<boolean | null>(null);
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
  const fill = wishedFill ?? preview.fill;
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
