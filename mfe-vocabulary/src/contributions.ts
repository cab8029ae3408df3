import { routes, type Contributions } from '@kotoba/contracts';

const icon =
  'M12 6.5C10.2 5 7.6 4.5 4 4.5v13c3.6 0 6.2.5 8 2 1.8-1.5 4.4-2 8-2v-13c-3.6 0-6.2.5-8 2zM12 6.5v13';

export const contributions: Contributions = {
  routes: [
    {
      ...routes.vocabularies,
      title: { en: 'Vocabulary' },
      keys: [
        { key: 'Ctrl+P', does: { en: 'Print all words of the list' } },
        { key: 'Ctrl+A', does: { en: 'In the list: select the whole page' } },
        { key: 'Delete', does: { en: 'Delete what is selected' } },
        { key: 'Esc', does: { en: 'Clear the selection' } },
      ],
    },
    { ...routes.vocabularyDecks, title: { en: 'Ready-Made Decks' } },
    { ...routes.vocabularyImport, title: { en: 'Import Words' } },
    {
      ...routes.vocabularyDetail,
      title: { en: 'Vocabulary Details' },
      keys: [
        { key: '←', does: { en: 'The word before' } },
        { key: '→', does: { en: 'The word after' } },
      ],
    },
    { ...routes.vocabularyEdit, title: { en: 'Edit Vocabulary' } },
  ],
  sidebar: [
    { id: 'vocabulary', label: { en: 'Vocabulary' }, path: routes.vocabularies.path, icon, order: 20 },
  ],
  dashboardCards: [
    {
      id: 'vocabulary',
      title: { en: 'Vocabulary' },
      description: { en: 'Search, hear and look after the words that you have kept' },
      path: routes.vocabularies.path,
      icon,
      order: 30,
    },
  ],
  search: [
    {
      id: 'vocabulary',
      label: { en: 'Search vocabulary' },
      path: routes.vocabularies.path,
      param: 'query',
      order: 10,
    },
  ],
};
