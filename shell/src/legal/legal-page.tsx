import { Page, RichText, Section, Stack, Text, TextLink } from '@kotoba/shared-ui/core';
import { paths } from '@kotoba/contracts';
import type { ReactNode } from 'react';

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
export function LegalPage({ title, subtitle, sections }: LegalPageProps) {
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
