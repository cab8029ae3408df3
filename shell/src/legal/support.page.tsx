import { LegalPage } from './legal-page';
import { useLegalTexts } from './legal-texts';

/** `/support` */
export function Component() {
  const { t } = useLegalTexts();
  return (
    <LegalPage
      title={t('support.title')}
      subtitle={t('support.subtitle')}
      sections={[
        { title: t('support.mail.title'), paragraphs: [t('support.mail.text')] },
        { title: t('support.password.title'), paragraphs: [t('support.password.text')] },
        { title: t('support.word.title'), paragraphs: [t('support.word.text')] },
        { title: t('support.sound.title'), paragraphs: [t('support.sound.text')] },
        { title: t('support.operator.title'), paragraphs: [t('support.operator.text')] },
      ]}
    />
  );
}
