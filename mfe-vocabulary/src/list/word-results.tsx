import { useDeferredValue, useRef, useState, useEffect, type RefObject } from 'react';
import {
  ErrorState,
  Stack,
  Row,
  Skeleton,
  Box,
  Button,
  EmptyState,
  LinkButton,
  Icon,
  RichText,
  Text,
  TextLink,
  notify,
} from '@kotoba/shared-ui/core';
import { type ListView, SelectBox, Summary, Pagination } from '@kotoba/shared-ui/list';
import { PageSizeSelect } from '@kotoba/shared-ui/select';
import { toApiError, useLazyListChoosableVocabularyQuery } from '@kotoba/api-client';
import { paths, PAGE_SIZES, type ChosenWords } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { SelectionTools, type Asked } from './selection/selection-tools';
import { selectionKeys, useSelection, type Selection } from './selection/use-selection';
import { useWordPage, Words, type WordPage } from './words';
import { notOnPaper } from './use-printing';
import {
  changeList,
  formatListAddress,
  toFilter,
  wholeList,
  type ListAddress,
  isNarrowed,
} from '../list-address';
import { DeleteDialog, useDeletion } from '../parts/delete-dialog';
import { useTexts } from '../texts';

interface ListHeadProps {
  readonly page: WordPage;
  readonly address: ListAddress;
  readonly selection: Selection;
}

/** On a phone the words come first, and what is said of them all after them. */
const head = { minHeight: 36, order: { xs: 1, md: 0 }, '@media print': { order: 0 } } as const;

/**
 * What is shown of how much, the way to practise what was looked for, and the box that chooses the page. As high while
 * it loads as afterwards.
 */
function ListHead({ page, address, selection }: ListHeadProps) {
  const { t } = useTexts();
  const [load, { isFetching }] = useLazyListChoosableVocabularyQuery();
  const navigate = useNavigate();
  async function practice(): Promise<void> {
    try {
      const { vocabulary_ids } = await load(toFilter(address)).unwrap();
      await navigate(paths.learnToday, { state: { vocabularyIds: vocabulary_ids } satisfies ChosenWords });
    } catch (error) {
      notify.error(toApiError(error, t('practise.failed')).message);
    }
  }
  return (
    <Row justify="between" sx={head}>
      {page.state === 'loaded' ? (
        <>
          <Summary page={address.page} pageSize={address.limit} total={page.total} />
          <Row gap={4} sx={notOnPaper}>
            {isNarrowed(address) && (
              <Button
                variant="quiet"
                size="small"
                icon={<Icon name="learn" size={18} />}
                busy={isFetching}
                onClick={() => void practice()}
              >
                {t('practise.these')}
              </Button>
            )}
            <SelectBox
              label={t('selection.all')}
              labelShown
              checked={selection.ofPage === 'all'}
              mixed={selection.ofPage === 'some'}
              onChange={selection.setPage}
            />
          </Row>
        </>
      ) : (
        <Skeleton width={150} />
      )}
    </Row>
  );
}

interface NoWordsProps {
  readonly address: ListAddress;
  readonly onShowAll: () => void;
}

/** An empty list: why it is empty, with the one way out of it. Source: VOC-23. */
function NoWords({ address, onShowAll }: NoWordsProps) {
  const { t } = useTexts();
  const narrowed = isNarrowed(address);
  const hint = address.query !== '' ? 'list.emptySearch' : narrowed ? 'list.emptyFilter' : 'list.emptyStart';
  return (
    <Box role="status">
      <EmptyState
        drawing={narrowed ? 'search' : 'notebook'}
        title={t('list.emptyTitle')}
        hint={t(hint)}
        action={
          narrowed ? (
            <Button onClick={onShowAll}>{t('list.showAll')}</Button>
          ) : (
            <Stack gap={3} align="center">
              <LinkButton to={paths.capture} variant="primary">
                {t('list.capture')}
              </LinkButton>
              <Text tone="soft">
                <RichText
                  text={t('list.decks')}
                  parts={{
                    link: (inside) => <TextLink to={paths.vocabularyDecks}>{inside}</TextLink>,
                  }}
                />
              </Text>
            </Stack>
          )
        }
      />
    </Box>
  );
}

interface PagesProps {
  readonly address: ListAddress;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: ListAddress['limit']) => void;
}

/** The way through the pages in the middle, and how much a page holds at the right (on phones below). */
function Pages({ address: { page, limit }, pageCount, onPage, onLimit }: PagesProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr auto 1fr' },
        justifyItems: 'center',
        alignItems: 'center',
        gap: 3,
        order: 2,
        ...notOnPaper,
      }}
    >
      <span />
      <Pagination page={page} pageCount={pageCount} onChange={onPage} />
      <Box sx={{ gridColumn: { md: 3 }, justifySelf: { md: 'end' } }}>
        <PageSizeSelect
          value={limit}
          sizes={PAGE_SIZES}
          onChange={(size) => onLimit(PAGE_SIZES.find((known) => known === size) ?? limit)}
        />
      </Box>
    </Box>
  );
}

/**
 * Takes the focus back to the list when the thing that had it has left the page (a deleted card, the pagination of
 * another page), so that the keyboard goes on here and not at the top of the document. Returns the function that
 * announces such a leaving.
 */
function useFocusRestore(list: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const leaving = useRef(false);
  useEffect(() => {
    if (!leaving.current || (document.activeElement ?? document.body) !== document.body) return;
    leaving.current = false;
    list.current?.focus({ preventScroll: true });
  }, [list, shown]);
  return () => {
    leaving.current = true;
  };
}

interface WordResultsProps {
  readonly address: ListAddress;
  readonly view: ListView;
  readonly go: (next: ListAddress, options?: { replace?: boolean }) => void;
}

/**
 * One page of words with its summary, its selection, its pagination and its delete dialog. What comes is drawn in
 * pieces, between which typing goes on.
 */
export function WordResults(props: WordResultsProps) {
  const page = useWordPage(props.address, (next) => props.go(next, { replace: true }));
  return useDeferredValue(<Results {...props} page={page} />);
}

function Results({ page, address, view, go }: WordResultsProps & { readonly page: WordPage }) {
  const { t } = useTexts();
  const selection = useSelection({
    list: formatListAddress({ ...address, page: wholeList.page }),
    page: address.page,
    words: page.state === 'loaded' && !page.stale ? page.words : null,
  });
  const [openedAt] = useState(Date.now);
  const [asked, setAsked] = useState<Asked | null>(null);
  const region = useRef<HTMLElement>(null);
  const restoreFocus = useFocusRestore(region, page.state === 'loaded' && page.words);
  const deletion = useDeletion({ done: t('delete.done'), onDeleted: restoreFocus });
  // The mark of a chosen word does not wait for what follows from it.
  const below = useDeferredValue(
    <>
      <SelectionTools
        selection={selection}
        address={address}
        total={page.state === 'loaded' ? page.total : 0}
        onLeaving={restoreFocus}
        asked={asked}
        onAsk={setAsked}
      />
      {page.state === 'loaded' && (
        <Pages
          address={address}
          pageCount={page.pageCount}
          onPage={(next) => {
            restoreFocus();
            go({ ...address, page: next });
          }}
          onLimit={(limit) => {
            restoreFocus();
            go(changeList(address, { limit }));
          }}
        />
      )}
      <DeleteDialog deletion={deletion} />
    </>,
  );

  if (page.state === 'failed') {
    return <ErrorState title={t('list.loadFailed')} {...page.failure} />;
  }
  if (page.state === 'loaded' && page.total === 0) {
    return <NoWords address={address} onShowAll={() => go({ ...wholeList, sort: address.sort })} />;
  }
  return (
    <Stack
      as="section"
      aria-label={t('list.results')}
      gap={4}
      tabIndex={-1}
      ref={region}
      onKeyDown={selectionKeys(selection, () => setAsked({ what: 'delete', ids: selection.ids }))}
      sx={{ outline: 'none' }}
    >
      <ListHead page={page} address={address} selection={selection} />
      <Words
        page={page}
        address={address}
        view={view}
        selection={selection}
        openedAt={openedAt}
        onDelete={deletion.ask}
        onSort={(sort) => go(changeList(address, { sort }))}
      />
      {below}
    </Stack>
  );
}
