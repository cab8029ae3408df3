import { LinkButton, Page, Text } from '@kotoba/shared-ui/core';
import { useLocation } from '../router';
import { useStandaloneTexts } from './texts';

/** Stands for every screen of the suite that is not this remote's. */
export function ElsewherePage({ home }: { home: string }) {
  const { t } = useStandaloneTexts();
  const { pathname } = useLocation();
  return (
    <Page title={t('elsewhere')} documentTitle={t('elsewhere')}>
      <Text>{t('elsewhereText', { path: pathname })}</Text>
      <LinkButton to={home}>{t('backHere')}</LinkButton>
    </Page>
  );
}
