import { useEffect, type ReactNode } from 'react';
import { paths } from '@kotoba/contracts';
import { Navigate, useLocation } from '@kotoba/federation/router';
import {
  ErrorState,
  Icon,
  LinkButton,
  notify,
  Page,
  Panel,
  Text,
  Grid,
  Stack,
  Card,
  Row,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
} from '@kotoba/shared-ui/core';
import {
  type GetVocabularyApiResponse,
  type VocabularyEntry,
  failedQuery,
  toApiError,
  useGetVocabularyQuery,
  type FailedQuery,
} from '@kotoba/api-client';
import { useTexts, t } from '../texts';

interface EntryColumnsProps {
  readonly top: ReactNode;
  readonly main: ReactNode;
  readonly aside: ReactNode;
}

/** A word's page: the word, under it its sentence and its facts beside each other (on phones under each other). */
export function EntryColumns({ top, main, aside }: EntryColumnsProps) {
  return (
    <Stack gap={5}>
      {top}
      <Grid columns={{ xs: 1, md: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap={5} align="start">
        {main}
        {aside}
      </Grid>
    </Stack>
  );
}

/** The shape of a word's page. */
function EntrySkeleton() {
  const { t } = useTexts();
  return (
    <SkeletonGroup label={t('entry.loading')}>
      <EntryColumns
        top={
          <Card>
            <Grid columns={{ xs: 1, md: 'minmax(0, 1fr) 368px' }} gap={5} align="center">
              <Stack gap={4}>
                <Skeleton shape="block" width={180} height={104} />
                <Skeleton shape="block" width={220} height={44} />
                <Row gap={1.5}>
                  <Skeleton shape="pill" />
                  <Skeleton shape="pill" />
                </Row>
              </Stack>
              <Skeleton shape="block" height={276} />
            </Grid>
          </Card>
        }
        main={
          <Card>
            <SkeletonText lines={6} />
          </Card>
        }
        aside={
          <Card>
            <SkeletonText lines={12} />
          </Card>
        }
      />
    </SkeletonGroup>
  );
}

/** What a word is made of: its kanji, and of a composed sentence the words. */
type WordParts = Pick<GetVocabularyApiResponse, 'kanji' | 'pieces'>;

type OpenedEntry =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly failure: FailedQuery }
  | { readonly state: 'unsaved' }
  | ({ readonly state: 'saved'; readonly entry: VocabularyEntry } & WordParts);

/**
 * The word of an address; null is an id that is none. While it is `leaving` (being deleted) it is not asked for again
 * and stays as it was: the answer would be that it is gone, before its screen is. As it stood in a list (`listed`) it is
 * there at once.
 */
export function useEntry(id: number | null, leaving: boolean, listed?: VocabularyEntry): OpenedEntry {
  const query = useGetVocabularyQuery({ id: id ?? 0 }, { skip: id === null || leaving });
  const { data, currentData, error } = query;
  if (id === null) return { state: 'missing' };
  const answer = leaving ? data : currentData;
  const entry = answer?.vocabulary;
  const failure = error && !leaving ? toApiError(error, t('list.loadFailed')) : null;
  if (failure?.status === 404) return { state: 'missing' };
  if (answer && entry?.id === id) {
    const { kanji, pieces } = answer;
    return entry.status ? { state: 'saved', entry, kanji, pieces } : { state: 'unsaved' };
  }
  if (!failure)
    return listed ? { state: 'saved', entry: listed, kanji: [], pieces: [] } : { state: 'loading' };
  return { state: 'failed', failure: failedQuery(query, t('list.loadFailed')) };
}

interface EntryScreenProps {
  readonly opened: OpenedEntry;
  /** Of the page while there is no word to name. */
  readonly title: string;
  /** Heads the panel of a word that is not saved. */
  readonly notSaved: string;
  /** Where "Back to Vocabulary" leads. */
  readonly listTo: string;
  /** Above the title; the word's own page has the same, so that it stays while the next word is opened. */
  readonly back: ReactNode;
  readonly children: (entry: VocabularyEntry, parts: WordParts) => ReactNode;
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
  if (opened.state === 'saved') return children(opened.entry, opened);
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
