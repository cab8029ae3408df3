import { PAGE_SIZES } from '@kotoba/contracts';
import { Box } from '@kotoba/shared-ui/core';
import { PageSizeSelect, Pagination } from '@kotoba/shared-ui/data';
import type { ListAddress } from '../list-address';

export interface PagesProps {
  readonly address: ListAddress;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: ListAddress['limit']) => void;
}

/** The way through the pages in the middle, and how much a page holds at the right (on phones below). */
export function Pages({ address: { page, limit }, pageCount, onPage, onLimit }: PagesProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr auto 1fr' },
        justifyItems: 'center',
        alignItems: 'center',
        gap: 3,
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
