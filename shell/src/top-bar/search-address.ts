import type { SearchContribution } from '@kotoba/contracts';

/**
 * Where a search contribution takes `query`: its path with the query in its parameter, beside those that the path has
 * already.
 */
export function searchAddress(
  { path, param }: Pick<SearchContribution, 'path' | 'param'>,
  query: string,
): string {
  const [pathname = '', own = ''] = path.split('?');
  const params = new URLSearchParams(own);
  params.set(param, query);
  return `${pathname}?${params}`;
}
