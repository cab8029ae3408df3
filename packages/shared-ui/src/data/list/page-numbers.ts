/** A page number, or a gap. */
export type PageMark = number | 'gap-left' | 'gap-right';

/** Up to this many pages are all shown. */
const ALL_UP_TO = 7;

/** Which numbers stand in the pagination: all when ≤ 7, else first, last, the current one with its neighbours, and gaps; always 7 marks. */
export function pageNumbers(page: number, pageCount: number): PageMark[] {
  if (pageCount <= ALL_UP_TO) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap-right', pageCount];
  if (page >= pageCount - 3) {
    return [1, 'gap-left', ...[4, 3, 2, 1, 0].map((back) => pageCount - back)];
  }
  return [1, 'gap-left', page - 1, page, page + 1, 'gap-right', pageCount];
}
