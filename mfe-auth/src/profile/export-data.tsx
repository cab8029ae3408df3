import { saveFile, toApiError, useLazyDownloadExportQuery } from '@kotoba/api-client';
import { Button, Icon, notify } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

const FILE = 'kotoba-export.json';

/** Everything that is stored of the learner, as one file. */
export function ExportData() {
  const { t } = useTexts();
  const [downloadExport, { isFetching }] = useLazyDownloadExportQuery();

  async function save(): Promise<void> {
    try {
      saveFile(FILE, await downloadExport(undefined).unwrap());
      notify.success(t('data.exported', { file: FILE }));
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
