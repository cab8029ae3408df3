import { useMemo } from 'react';
import { useSearchParams } from '@kotoba/federation/router';
import { formatListAddress, parseListAddress, type ListAddress } from './list-address';

/** The list that the address names, and the way to another one. A reload, a bookmark and "back" show the same list. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => parseListAddress(params), [params]);
  return {
    params,
    address,
    go: (next: ListAddress, options?: { replace?: boolean }): void =>
      setParams(formatListAddress(next), options),
  };
}
