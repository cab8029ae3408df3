import { CONTRACT_VERSION, REGISTRY_ELEMENT_ID, type Contributions, type Registry } from '@kotoba/contracts';

const integrity = `sha384-${'A'.repeat(64)}`;

/** A deployed remote with these contributions, as the edge would inline it. */
export function deployed(remote: string, parts: Partial<Contributions>): Registry['remotes'][string] {
  return {
    current: {
      contract: CONTRACT_VERSION,
      version: '1.2.3',
      id: '0123456789abcdef',
      url: `/releases/${remote}/0123456789abcdef/`,
      entry: 'entry.js',
      integrity,
      shared: {},
      contributions: { routes: [], sidebar: [], dashboardCards: [], search: [], ...parts },
    },
    previous: null,
  };
}

const icon = 'M4 4h16v16H4z';

/** A small suite: an account remote with every guard, and one area with a menu item, a card and the search. */
export const smallSuite: Registry = {
  id: 'fedcba9876543210',
  createdAt: '2025-11-20T08:00:00.000Z',
  remotes: {
    'mfe-auth': deployed('mfe-auth', {
      routes: [
        { path: '/auth/signin', guard: 'guest', verified: false, title: { en: 'Sign in' } },
        { path: '/auth/forgot-password', guard: 'public', verified: false, title: { en: 'Forgot password' } },
        { path: '/auth/unverified-email', guard: 'protected', verified: false, title: { en: 'Verify' } },
        { path: '/settings', guard: 'protected', verified: true, title: { en: 'Settings' } },
      ],
      sidebar: [{ id: 'settings', label: { en: 'Settings' }, path: '/settings', icon, order: 900 }],
    }),
    'mfe-vocabulary': deployed('mfe-vocabulary', {
      routes: [
        { path: '/vocabularies', guard: 'protected', verified: true, title: { en: 'Vocabulary' } },
        {
          path: '/vocabularies/:id/detail',
          guard: 'protected',
          verified: true,
          title: { en: 'Word' },
          keys: [{ key: '→', does: { en: 'The word after' } }],
        },
      ],
      sidebar: [{ id: 'vocabulary', label: { en: 'Vocabulary' }, path: '/vocabularies', icon, order: 20 }],
      dashboardCards: [
        {
          id: 'vocabulary',
          title: { en: 'Vocabulary' },
          description: { en: 'Look at your words' },
          path: '/vocabularies',
          icon,
          order: 20,
        },
      ],
      search: [
        {
          id: 'vocabulary',
          label: { en: 'Search vocabulary' },
          path: '/vocabularies',
          param: 'query',
          order: 0,
        },
      ],
    }),
  },
};

/** Puts what the edge inlines into the page; null for a page without a registry. */
export function inlineRegistry(text: string | null): void {
  document.getElementById(REGISTRY_ELEMENT_ID)?.remove();
  if (text === null) return;
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = REGISTRY_ELEMENT_ID;
  element.textContent = text;
  document.head.append(element);
}
