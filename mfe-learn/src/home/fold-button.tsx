import { Button } from '@kotoba/shared-ui/core';
import { useListUnfinishedSessionsQuery } from '@kotoba/api-client';
import { pageQuery, readPage } from './session-pages';
import { useTexts } from '../texts';

export interface FoldButtonProps {
  /** How many pages are shown; 0 while the list is folded. */
  readonly pages: number;
  /** How many sessions the first page has. */
  readonly count: number;
  readonly onPages: (pages: number) => void;
}

/** Shows all, the next page, or few again: one button at one place, which keeps the focus from page to page. */
export function FoldButton({ pages, count, onPages }: FoldButtonProps) {
  const { t } = useTexts();
  const last = useListUnfinishedSessionsQuery(pageQuery(Math.max(pages - 1, 0)));
  const { hasMore } = readPage(last.currentData);
  const isComing = last.isFetching && !last.currentData;
  // A page that is coming or failed has not told yet that it is the last.
  const goesOn = hasMore || !last.currentData;
  const words = goesOn ? t('home.showMore') : t('home.showAll', { count });
  return (
    <Button
      variant="quiet"
      aria-expanded={pages > 0 && !goesOn}
      aria-busy={isComing || undefined}
      style={{ marginInlineStart: -18 }}
      onClick={() => {
        // What is on its way is waited for; a page that failed says so itself, with its own way on.
        if (last.currentData) onPages(pages > 0 && !hasMore ? 0 : pages + 1);
      }}
    >
      {pages > 0 && !goesOn ? t('home.showFewer') : words}
    </Button>
  );
}
