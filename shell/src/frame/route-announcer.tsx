import { VisuallyHidden } from '@kotoba/shared-ui/core';

/** Says where a change of page has led, for pages that put the focus into a field of their own. Silent for the first page. */
export function RouteAnnouncer({ title }: { title: string }) {
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
