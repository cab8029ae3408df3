import { contributions, paths, routes } from '@kotoba/contracts';

/**
 * The shell's own part of the suite, in the same form and through the same schema as a remote's. The landing page `/`
 * has no row: it only forwards.
 */
export const shellContributions = contributions.parse({
  routes: [
    { ...routes.dashboard, title: { en: 'Dashboard' } },
    { ...routes.exam, title: { en: 'Exam Page' } },
    { ...routes.privacy, title: { en: 'Privacy' } },
    { ...routes.terms, title: { en: 'Terms' } },
    { ...routes.support, title: { en: 'Support' } },
    { ...routes.attributions, title: { en: 'Attributions' } },
    { ...routes.mailbox, title: { en: 'Mailbox' } },
  ],
  sidebar: [
    {
      id: 'dashboard',
      label: { en: 'Dashboard' },
      path: paths.dashboard,
      icon: 'M4 11.5 12 4l8 7.5M6 9.8V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.8M10 20v-5.5h4V20',
      order: 0,
    },
  ],
  dashboardCards: [],
  search: [],
});
