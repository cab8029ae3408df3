/**
 * Stands in the federation runtime where its own reader of version ranges would be: the contract allows only three
 * kinds of them, and the loader brings a reader for those anyway.
 */
import { satisfies } from '@kotoba/federation/satisfies';

export function satisfy(version, range) {
  // How the runtime asks which of two versions is the lower one.
  if (range.startsWith('<=')) return version.localeCompare(range.slice(2), 'en', { numeric: true }) <= 0;
  return satisfies(version, range);
}
