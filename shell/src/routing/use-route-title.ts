import { useLayoutEffect } from 'react';

const SITE = 'Kotoba';

/**
 * Gives the tab the title of the route at once, also while its code is on its way. In the layout phase, so that a page which knows better
 * ("傘 · Kotoba") has the last word.
 */
export function useRouteTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${SITE}` : SITE;
  }, [title]);
}
