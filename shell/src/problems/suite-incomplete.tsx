import { Button, Icon, Panel, Text, useDocumentTitle } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';
import { Centre } from './centre';

/** In place of every area when the page came without a readable registry. The registry is part of the page, so the page is loaded again. */
export function SuiteIncomplete({ onReload = () => window.location.reload() }: { onReload?: () => void }) {
  const { t } = useTexts();
  useDocumentTitle(t('problems.fatalTitle'));
  return (
    <Centre>
      <Panel
        level={1}
        align="center"
        tone="yamabuki"
        icon="warning"
        title={t('problems.fatalTitle')}
        actions={
          <Button variant="primary" icon={<Icon name="retry" size={18} />} onClick={onReload}>
            {t('problems.reload')}
          </Button>
        }
      >
        <Text tone="soft">{t('problems.fatalText')}</Text>
      </Panel>
    </Centre>
  );
}
