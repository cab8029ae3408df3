import { LegalPage } from './legal-page';
import { useLegalTexts } from './legal-texts';

/** `/terms` */
export function Component() {
  const { t } = useLegalTexts();
  return (
    <LegalPage
      title={t('terms.title')}
      subtitle={t('terms.subtitle')}
      sections={[
        { title: t('terms.software.title'), paragraphs: [t('terms.software.text')] },
        { title: t('terms.service.title'), paragraphs: [t('terms.service.text')] },
        { title: t('terms.yours.title'), paragraphs: [t('terms.yours.text')] },
        { title: t('terms.care.title'), paragraphs: [t('terms.care.text')] },
        { title: t('terms.fair.title'), paragraphs: [t('terms.fair.text')] },
      ]}
    />
  );
}
