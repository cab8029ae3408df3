import { useSearchParams } from '@kotoba/federation/router';

/** The two views of Capture, as the address names them. */
export const views = ['notes', 'assistant'] as const;
export type View = (typeof views)[number];

/** The view that the address names (`?view=assistant`), the notes unless it names one, and its setter. */
export function useView(): readonly [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('view');
  const view = views.find((each) => each === named) ?? 'notes';
  // The tabs are one screen: going through them by arrow keys leaves no trail behind Back.
  return [view, (next) => setSearch({ view: next }, { replace: true, preventScrollReset: true })];
}
