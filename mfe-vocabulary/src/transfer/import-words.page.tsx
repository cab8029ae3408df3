import { useState, type ReactNode } from 'react';
import {
  type VocabularyImportPreview,
  toApiError,
  useGetVocabularyImportQuery,
  useCancelVocabularyImportMutation,
  type VocabularyImport,
} from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { useNavigate, useSearchParams } from '@kotoba/federation/router';
import {
  LinkButton,
  TextLink,
  Page,
  Row,
  Button,
  ErrorState,
  Notice,
  SkeletonGroup,
  SkeletonList,
  Card,
  ConfirmDialog,
  notify,
  Text,
  Section,
} from '@kotoba/shared-ui/core';
import { ChooseFile, importAddress, importIn } from './choose-file';
import { useTexts, counted, readable } from './texts';
import { ProgressBar } from '@kotoba/shared-ui/progress';
import { ImportResult } from './import-report';
import { MatchColumns } from './match-columns';

/** The third step: words come in. The job goes on without this page. */
function RunningImport({ state: { id, rows, processed, created } }: { readonly state: VocabularyImport }) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading: stopping }] = useCancelVocabularyImportMutation();

  async function stop(): Promise<void> {
    try {
      await cancel({ id }).unwrap();
    } catch (error) {
      notify.error(toApiError(error, t('running.stopFailed')).message);
    }
    setAsking(false);
  }

  return (
    <Card>
      <ProgressBar
        value={processed}
        max={rows}
        label={t('running.progress')}
        valueText={t('running.rows', { processed: readable(processed), rows: readable(rows) })}
        detail={`${rows > 0 ? Math.floor((processed / rows) * 100) : 0}%`}
      />
      <Text tone="soft" tabular>
        {t('counts.added', counted(created))}
      </Text>
      <Text tone="soft">{t('running.leave')}</Text>
      <Row justify="end">
        <Button onClick={() => setAsking(true)}>{t('running.stop')}</Button>
      </Row>
      <ConfirmDialog
        open={asking}
        title={t('running.stopTitle')}
        message={t('running.stopText')}
        confirmLabel={t('running.stopAction')}
        busy={stopping}
        onConfirm={() => void stop()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

interface StageProps {
  readonly title: string;
  /** Whether this page led here itself, and was not opened on it. */
  readonly led: boolean;
  readonly children: ReactNode;
}

/** One stage of an import. A change is announced, and the keyboard goes on there. */
function Stage({ title, led, children }: StageProps) {
  const [first] = useState(title);
  return (
    <Section key={title} title={title} reached={led || title !== first}>
      {children}
    </Section>
  );
}

interface OneImportProps {
  readonly id: number;
  /** What the upload said about the file, when it was in this page. */
  readonly read: VocabularyImportPreview | null;
}

/** One import: what stands here follows from how its import stands. Events bring the next answer. */
function OneImport({ id, read }: OneImportProps) {
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

/** Words out of a file: choose it, say what its columns hold, watch it come in. Where one stands is in the address. */
export function Component() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const id = importIn(useSearchParams()[0]);
  // What the upload answered; after a reload it is asked again.
  const [read, setRead] = useState<VocabularyImportPreview | null>(null);
  return (
    <Page
      title={t('import.title')}
      documentTitle={t('import.title')}
      subtitle={t('import.subtitle')}
      width="reading"
      back={<TextLink to={paths.vocabularies}>{t('import.back')}</TextLink>}
    >
      {id === null ? (
        <ChooseFile
          onRead={(preview) => {
            setRead(preview);
            void navigate(importAddress(preview.import_id));
          }}
        />
      ) : (
        <OneImport key={id} id={id} read={read?.import_id === id ? read : null} />
      )}
    </Page>
  );
}
