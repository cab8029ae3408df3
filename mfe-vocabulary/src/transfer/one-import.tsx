import { toApiError, useGetVocabularyImportQuery, type VocabularyImportPreview } from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { Button, ErrorState, LinkButton, Notice, SkeletonGroup, SkeletonList } from '@kotoba/shared-ui/core';
import { ImportResult } from './import-result';
import { MatchColumns } from './match-columns';
import { RunningImport } from './running-import';
import { Stage } from './stage';
import { useTexts } from './texts';

export interface OneImportProps {
  readonly id: number;
  /** What the upload said about the file, when it was in this page. */
  readonly read: VocabularyImportPreview | null;
}

/** One file on its way: what stands here follows from how its import stands. Events bring the next answer. */
export function OneImport({ id, read }: OneImportProps) {
  const { t } = useTexts();
  const { data, error, isFetching, refetch } = useGetVocabularyImportQuery({ id });
  const state = data?.import;
  if (!state && error) {
    const { message, status } = toApiError(error, t('import.loadFailed'));
    const isGone = status === 404;
    return (
      <ErrorState
        title={t('import.loadFailed')}
        message={isGone ? t('import.missing') : message}
        onRetry={isGone ? undefined : () => void refetch()}
        retrying={isFetching}
        action={<LinkButton to={paths.vocabularyImport}>{t('import.chooseOther')}</LinkButton>}
      />
    );
  }
  const name = state?.name ?? read?.name;
  if (name === undefined) {
    return (
      <SkeletonGroup label={t('import.loading')}>
        <SkeletonList rows={4} />
      </SkeletonGroup>
    );
  }
  const status = state?.status ?? 'draft';
  const titles = {
    draft: t('match.title', { name }),
    running: t('running.title', { name }),
    done: t('result.done', { name }),
    cancelled: t('result.cancelled', { name }),
    failed: t('result.failed', { name }),
  };
  return (
    <Stage title={titles[status]} led={read !== null}>
      {status === 'draft' && <MatchColumns id={id} read={read} />}
      {/* Events ask for the next answer; when the last one was lost, no other follows. */}
      {status === 'running' && error !== undefined && !isFetching && (
        <Notice
          tone="yamabuki"
          announce="polite"
          action={
            <Button size="small" onClick={() => void refetch()}>
              {t('running.again')}
            </Button>
          }
        >
          {t('running.lost')}
        </Notice>
      )}
      {state && status === 'running' && <RunningImport state={state} />}
      {state && status !== 'draft' && status !== 'running' && <ImportResult state={state} />}
    </Stage>
  );
}
