import { routes, type Contributions } from '@kotoba/contracts';

const icon =
  'M13 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-6M9.5 14.5l.6-3.1L18 3.5l2.5 2.5-7.9 7.9z';

export const contributions: Contributions = {
  routes: [
    {
      ...routes.capture,
      title: { en: 'Capture' },
      keys: [
        { key: 'Enter', does: { en: 'Save the note, send the message' } },
        { key: 'Shift+Enter', does: { en: 'A new line' } },
        { key: '1–4', does: { en: 'When a note asks “Which one?”: choose that meaning' } },
      ],
    },
  ],
  sidebar: [{ id: 'capture', label: { en: 'Capture' }, path: routes.capture.path, icon, order: 10 }],
  dashboardCards: [
    {
      id: 'add-vocabulary',
      title: { en: 'Add Vocabulary' },
      description: { en: 'Note the words of your class, ready to practice' },
      path: routes.capture.path,
      icon,
      order: 10,
    },
  ],
  search: [],
};
