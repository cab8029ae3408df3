import { LegalPage } from './legal-page';
import { useLegalTexts } from './legal-texts';

/** `/privacy` */
export function Component() {
  const { t } = useLegalTexts();
  return (
    <LegalPage
      title={t('privacy.title')}
      subtitle={t('privacy.subtitle')}
      sections={[
        { title: t('privacy.who.title'), paragraphs: [t('privacy.who.text')] },
        {
          title: t('privacy.stored.title'),
          paragraphs: [
            t('privacy.stored.account'),
            t('privacy.stored.learning'),
            t('privacy.stored.devices'),
          ],
        },
        { title: t('privacy.browser.title'), paragraphs: [t('privacy.browser.text')] },
        { title: t('privacy.others.title'), paragraphs: [t('privacy.others.text')] },
        { title: t('privacy.rights.title'), paragraphs: [t('privacy.rights.text')] },
      ]}
    />
  );
}
