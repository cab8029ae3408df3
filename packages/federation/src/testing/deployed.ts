import { CONTRACT_VERSION, type DeployedRelease, type Registry } from '@kotoba/contracts';

/** A release as a registry names it; `digit` makes its id and version. */
export function deployed(digit: number, over: Partial<DeployedRelease> = {}): DeployedRelease {
  const id = String(digit).repeat(16);
  return {
    contract: CONTRACT_VERSION,
    version: `1.0.${digit}`,
    id,
    url: `/releases/mfe-learn/${id}/`,
    entry: 'entry.js',
    integrity: `sha384-${'A'.repeat(64)}`,
    shared: {},
    contributions: {
      routes: [{ path: '/learn', guard: 'protected', verified: true, title: { en: 'Learning' } }],
      sidebar: [],
      dashboardCards: [],
      search: [],
    },
    ...over,
  };
}

/** A snapshot with one remote. */
export function registryOf(current: DeployedRelease, previous: DeployedRelease | null = null): Registry {
  return {
    id: '0'.repeat(16),
    createdAt: '2026-01-01T00:00:00.000Z',
    remotes: { 'mfe-learn': { current, previous } },
  };
}
