import { toApiError, useOlderNotesMutation } from '@kotoba/api-client';
import { Button, notify, Row } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** Below the notes that are shown, as long as there are older ones. */
export function OlderNotes() {
  const { t } = useTexts();
  const [readOlder, { isLoading }] = useOlderNotesMutation();
  async function read(): Promise<void> {
    const { error } = await readOlder(undefined);
    if (error) notify.error(toApiError(error, t('list.loadFailed')).message);
  }
  return (
    <Row justify="center">
      <Button variant="quiet" busy={isLoading} onClick={() => void read()}>
        {t('list.older')}
      </Button>
    </Row>
  );
}
