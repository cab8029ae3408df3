import { useEffect, useEffectEvent, useState } from 'react';
import { toApiError, useLazyListVocabularyQuery, type VocabularyEntry } from '@kotoba/api-client';
import { MAX_IDS } from '@kotoba/contracts';
import { Box, Button, color, notify } from '@kotoba/shared-ui/core';
import { toFilter, type ListAddress } from '../list-address';
import { useTexts } from '../texts';

/** Black on white, whatever the theme. */
const sheet = {
  display: 'none',
  '@media print': {
    display: 'table',
    width: '100%',
    borderCollapse: 'collapse',
    color: 'black',
    fontSize: '11pt',
    '& :is(th, td)': {
      padding: '4pt 8pt 4pt 0',
      borderBottom: `0.5pt solid ${color.line}`,
      textAlign: 'start',
      verticalAlign: 'baseline',
      overflowWrap: 'anywhere',
    },
    '& th': { fontSize: '9pt', fontWeight: 600 },
    '& tr': { breakInside: 'avoid' },
  },
} as const;

/** All words of a list as a table that is seen on paper only. */
export function PrintSheet({ words }: { readonly words: readonly VocabularyEntry[] }) {
  const { t } = useTexts();
  return (
    <Box component="table" sx={sheet}>
      <thead>
        <tr>
          <th scope="col">{t('list.column.japanese')}</th>
          <th scope="col">{t('list.column.reading')}</th>
          <th scope="col">{t('list.column.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {words.map(({ id, ja_word, hiragana, katakana, en_word }) => {
          const reading = hiragana ?? katakana;
          return (
            <tr key={id}>
              <td lang="ja">{ja_word}</td>
              <td lang="ja">{reading !== ja_word && reading}</td>
              <td>{en_word}</td>
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}

/** Reads a list page by page. */
function useAllWords() {
  const [load] = useLazyListVocabularyQuery();
  return async (filter: ReturnType<typeof toFilter>): Promise<VocabularyEntry[]> => {
    const words: VocabularyEntry[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { vocabulary, pagination } = await load({ ...filter, page, limit: MAX_IDS }).unwrap();
      words.push(...vocabulary);
      pages = pagination.total_pages;
    }
    return words;
  };
}

export interface Print {
  /** All words of the list while they go to paper. */
  readonly words: readonly VocabularyEntry[] | null;
  readonly starting: boolean;
  readonly start: () => void;
}

/**
 * Prints all words of a list: they are fetched first, which the browser's own printing does not wait for, so Ctrl+P
 * (⌘P) leads here, too. Source: VOC-44.
 */
export function usePrint(address: ListAddress): Print {
  const { t } = useTexts();
  const readAll = useAllWords();
  const [words, setWords] = useState<readonly VocabularyEntry[] | null>(null);
  const [starting, setStarting] = useState(false);

  async function print(): Promise<void> {
    if (starting) return;
    setStarting(true);
    try {
      setWords(await readAll(toFilter(address)));
    } catch (error) {
      notify.error(toApiError(error, t('list.printFailed')).message);
    } finally {
      setStarting(false);
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void print();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (words === null) return;
    const done = (): void => setWords(null);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [words]);

  return { words, starting, start: () => void print() };
}

/** Prints the list. A phone has no room for it beside the title; its menu prints the page that is shown. */
export function PrintButton({ print }: { readonly print: Print }) {
  const { t } = useTexts();
  return (
    <Button
      size="small"
      busy={print.starting}
      onClick={print.start}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {t('list.print')}
    </Button>
  );
}
