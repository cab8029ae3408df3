import { Page, RichText, Section, Stack, Text, TextLink } from '@kotoba/shared-ui/core';
import { paths } from '@kotoba/contracts';
import type { ReactNode } from 'react';
import { useLegalTexts } from './legal-texts';

interface LegalPageProps {
  title: string;
  subtitle: string;
  /** Title and paragraphs of each section; a paragraph may link to pages by their tags. */
  sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

const link = (to: string) =>
  function inside(words: string): ReactNode {
    return <TextLink to={to}>{words}</TextLink>;
  };

const links = {
  attributions: link(paths.attributions),
  mailbox: link(paths.mailbox),
  forgot: link(paths.forgotPassword),
};

/** A short text for everybody: titled paragraphs in a readable width. */
function LegalPage({ title, subtitle, sections }: LegalPageProps) {
  return (
    <Page title={title} documentTitle={title} subtitle={subtitle} width="reading">
      {sections.map((section) => (
        <Section key={section.title} title={section.title}>
          <Stack gap={3}>
            {section.paragraphs.map((paragraph) => (
              <Text key={paragraph}>
                <RichText text={paragraph} parts={links} />
              </Text>
            ))}
          </Stack>
        </Section>
      ))}
    </Page>
  );
}

/** `/privacy` */
export function PrivacyPage() {
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
        { title: t('privacy.pages.title'), paragraphs: [t('privacy.pages.text')] },
        {
          title: t('privacy.others.title'),
          paragraphs: [t('privacy.others.text'), t('privacy.others.assistant')],
        },
        { title: t('privacy.rights.title'), paragraphs: [t('privacy.rights.text')] },
      ]}
    />
  );
}

/** `/terms` */
export function TermsPage() {
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

/** `/support` */
export function SupportPage() {
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
