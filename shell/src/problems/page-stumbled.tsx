import { paths } from '@kotoba/contracts';
import { Icon, LinkButton, Panel, Text, Button } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';
import { Centre } from './centre';

/** In place of a page that threw. */
export function PageStumbled({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <Centre>
      <Panel
        level={1}
        align="center"
        tone="beni"
        icon="error"
        title={t('error.title')}
        actions={
          <>
            <Button variant="primary" icon={<Icon name="retry" size={18} />} onClick={onRetry}>
              {t('error.retry')}
            </Button>
            <LinkButton to={paths.landing}>{t('error.home')}</LinkButton>
          </>
        }
      >
        <Text tone="soft">{t('error.text')}</Text>
      </Panel>
    </Centre>
  );
}
