import { contributions, paths } from '@kotoba/contracts';

/** The shell's own part of the suite, in the same form and through the same schema as a remote's. The landing page `/` has no row: it only forwards. */
export const shellContributions = contributions.parse({
  routes: [
    { path: paths.dashboard, guard: 'protected', verified: true, title: { en: 'Dashboard' } },
    { path: paths.exam, guard: 'protected', verified: true, title: { en: 'Exam Page' } },
    { path: paths.privacy, guard: 'public', verified: false, title: { en: 'Privacy' } },
    { path: paths.terms, guard: 'public', verified: false, title: { en: 'Terms' } },
    { path: paths.support, guard: 'public', verified: false, title: { en: 'Support' } },
    { path: paths.attributions, guard: 'public', verified: false, title: { en: 'Attributions' } },
    { path: paths.mailbox, guard: 'public', verified: false, title: { en: 'Mailbox' } },
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
