import { useEffect, type ReactNode } from 'react';
import { paths } from '@kotoba/contracts';
import { Navigate, useLocation } from '@kotoba/federation/router';
import { ErrorState, Icon, LinkButton, notify, Page, Panel, Text } from '@kotoba/shared-ui/core';
import type { Kanji, VocabularyEntry } from '@kotoba/api-client';
import { EntrySkeleton } from './entry-skeleton';
import type { OpenedEntry } from './use-entry';
import { useTexts } from '../texts';

export interface EntryScreenProps {
  readonly opened: OpenedEntry;
  /** Of the page while there is no word to name. */
  readonly title: string;
  /** Heads the panel of a word that is not saved. */
  readonly notSaved: string;
  /** Where "Back to Vocabulary" leads. */
  readonly listTo: string;
  /** Above the title; the word's own page has the same, so that it stays while the next word is opened. */
  readonly back: ReactNode;
  readonly children: (entry: VocabularyEntry, kanji: readonly Kanji[]) => ReactNode;
}

function NotFound() {
  const { t } = useTexts();
  const { search } = useLocation();
  useEffect(() => notify.error(t('entry.notFound')), [t]);
  return <Navigate to={{ pathname: paths.vocabularies, search }} replace />;
}

/** Everything that a word's page is before it shows its word, and what it is instead. */
export function EntryScreen({ opened, title, notSaved, listTo, back, children }: EntryScreenProps) {
  const { t } = useTexts();
  if (opened.state === 'saved') return children(opened.entry, opened.kanji);
  if (opened.state === 'missing') return <NotFound />;
  if (opened.state === 'unsaved') {
    return (
      <Page title={title} documentTitle={title} titleHidden>
        <Panel
          title={notSaved}
          icon="bookmark"
          tone="yamabuki"
          align="center"
          actions={
            <LinkButton to={listTo} variant="primary" icon={<Icon name="arrowLeft" size={18} />}>
              {t('entry.back')}
            </LinkButton>
          }
        >
          <Text tone="soft" align="center">
            {t('entry.notSavedText')}
          </Text>
        </Panel>
      </Page>
    );
  }
  return (
    <Page title={title} documentTitle={title} back={back}>
      {opened.state === 'loading' ? (
        <EntrySkeleton />
      ) : (
        <ErrorState title={t('list.loadFailed')} {...opened.failure} />
      )}
    </Page>
  );
}
