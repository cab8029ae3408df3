import { useState } from 'react';
import type { ListView } from '@kotoba/shared-ui/data';

const STORAGE_KEY = 'kotoba.vocabulary.view';

/** What the browser remembers; anything else than "list" is the grid. */
const parseView = (text: string | null): ListView => (text === 'list' ? 'list' : 'grid');

function remembered(): ListView {
  try {
    return parseView(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Blocked storage: the view starts as grid in every tab.
    return 'grid';
  }
}

function remember(view: ListView): void {
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // Blocked or full storage: the choice lives as long as its screen.
  }
}

/** Cards or rows, as last chosen in this browser. */
export function useListView(): readonly [ListView, (view: ListView) => void] {
  const [view, setView] = useState(remembered);
  const choose = (next: ListView): void => {
    setView(next);
    remember(next);
  };
  return [view, choose];
}
