import { useEffect } from 'react';

const SITE = 'Kotoba';

/** Sets the document title, "… · Kotoba"; the next page sets its own. An empty title gives the bare name. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE}` : SITE;
  }, [title]);
}
