import { routes, type Contributions } from '@kotoba/contracts';

const icon = 'M2.5 9 12 4.5 21.5 9 12 13.5zM6.5 11v5c1.4 1.4 3.3 2 5.5 2s4.1-.6 5.5-2v-5M21.5 9v5.5';

export const contributions: Contributions = {
  routes: [
    { ...routes.learn, title: { en: 'Learning' } },
    { ...routes.learnToday, title: { en: 'Learning' } },
    { ...routes.learnStats, title: { en: 'Learning Statistics' } },
    { ...routes.learnSession, title: { en: 'Learning Session' }, frame: 'focus' },
    { ...routes.learnResults, title: { en: 'Learning Results' } },
  ],
  sidebar: [{ id: 'learning', label: { en: 'Learning' }, path: routes.learn.path, icon, order: 30 }],
  dashboardCards: [
    {
      id: 'start-learning',
      title: { en: 'Start Learning' },
      description: { en: 'A short session with the words you have noted' },
      path: routes.learn.path,
      icon,
      order: 20,
    },
  ],
  search: [],
};
