import { toApiError, useLazyExportAccountQuery } from '@kotoba/api-client';
import { Button, Icon, notify } from '@kotoba/shared-ui/core';
import { saveFile } from './save-file';
import { useTexts } from '../texts';

const FILE = 'kotoba-export.json';

/** Everything that is stored of the learner, as one file. */
export function ExportData() {
  const { t } = useTexts();
  const [exportAccount, { isFetching }] = useLazyExportAccountQuery();

  async function save(): Promise<void> {
    try {
      const everything = await exportAccount().unwrap();
      saveFile(FILE, new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }));
    } catch (error) {
      notify.error(toApiError(error, t('data.exportFailed')).message);
    }
  }

  return (
    <div>
      <Button icon={<Icon name="download" size={18} />} busy={isFetching} onClick={() => void save()}>
        {t('data.export')}
      </Button>
    </div>
  );
}
