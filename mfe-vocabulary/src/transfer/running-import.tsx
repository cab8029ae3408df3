import { useState } from 'react';
import { toApiError, useCancelVocabularyImportMutation, type VocabularyImport } from '@kotoba/api-client';
import { Button, Card, ConfirmDialog, notify, Row, Text } from '@kotoba/shared-ui/core';
import { ProgressBar } from '@kotoba/shared-ui/data';
import { counted, readable } from './counted';
import { useTexts } from './texts';

/** The third step: words come in. The job goes on without this page. */
export function RunningImport({
  state: { id, rows, processed, created },
}: {
  readonly state: VocabularyImport;
}) {
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
