import { prefetch } from '@kotoba/api-client';
import { paths, type PageRoute } from '@kotoba/contracts';

/** Seconds for which the answer to a first call is as good as one that the page asks for itself. */
export const JUST_ASKED = 5;

/** The shell's pages, as a remote names its own; the dashboard alone is part of the start. */
const pages: { readonly routes: readonly PageRoute[] } = {
  routes: [
    {
      path: paths.dashboard,
      firstCalls: () => [prefetch('listDue', { limit: 1 }, {}), prefetch('getStatsSummary', undefined, {})],
    },
    { path: paths.exam, lazy: () => import('../exam/exam.page') },
    {
      path: paths.privacy,
      lazy: async () => ({ Component: (await import('../legal/legal.page')).PrivacyPage }),
    },
    { path: paths.terms, lazy: async () => ({ Component: (await import('../legal/legal.page')).TermsPage }) },
    {
      path: paths.support,
      lazy: async () => ({ Component: (await import('../legal/legal.page')).SupportPage }),
    },
    { path: paths.attributions, lazy: () => import('../legal/attributions.page') },
    { path: paths.mailbox, lazy: () => import('../mailbox/mailbox.page') },
  ],
};

export default pages;
