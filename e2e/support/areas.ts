import type { Contributions } from '@kotoba/contracts';
import { remoteNames } from '../../scripts/root';

const labelOf = (remote: string): string => {
  const { contributions } = require(`../../${remote}/src/contributions`) as { contributions: Contributions };
  return contributions.sidebar[0]?.label.en ?? remote;
};

/** Each remote of this repository by its place in the sidebar, which is the title of its first screen. */
export const remoteOf: Readonly<Record<string, string>> = Object.fromEntries(
  remoteNames().map((remote) => [labelOf(remote), remote]),
);
