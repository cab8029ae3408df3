import type { Contributions } from '@kotoba/contracts';

const icon =
  'M12 6.5C10.2 5 7.6 4.5 4 4.5v13c3.6 0 6.2.5 8 2 1.8-1.5 4.4-2 8-2v-13c-3.6 0-6.2.5-8 2zM12 6.5v13';

export const contributions: Contributions = {
  routes: [
    { path: '/vocabularies', guard: 'protected', verified: true, title: { en: 'Vocabulary' } },
    { path: '/vocabularies/import', guard: 'protected', verified: true, title: { en: 'Import Words' } },
    {
      path: '/vocabularies/:id/detail',
      guard: 'protected',
      verified: true,
      title: { en: 'Vocabulary Details' },
    },
    { path: '/vocabularies/:id/edit', guard: 'protected', verified: true, title: { en: 'Edit Vocabulary' } },
  ],
  sidebar: [{ id: 'vocabulary', label: { en: 'Vocabulary' }, path: '/vocabularies', icon, order: 20 }],
  dashboardCards: [
    {
      id: 'vocabulary',
      title: { en: 'Vocabulary' },
      description: { en: 'Search, hear and look after the words that you have kept' },
      path: '/vocabularies',
      icon,
      order: 30,
    },
  ],
  search: [
    {
      id: 'vocabulary',
      label: { en: 'Search vocabulary' },
      path: '/vocabularies',
      param: 'query',
      order: 10,
    },
  ],
};
