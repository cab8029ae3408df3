import { useState } from 'react';

const STORAGE_KEY = 'kotoba.learn.others';

function remembered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'open';
  } catch {
    // Blocked storage: they begin closed in every tab.
    return false;
  }
}

function remember(open: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, open ? 'open' : 'closed');
  } catch {
    // Blocked or full storage: the choice lives as long as its screen.
  }
}

/** Whether the other ways to practice are open, as last chosen in this browser. */
export function useOthersOpen(): readonly [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(remembered);
  return [
    open,
    (next) => {
      setOpen(next);
      remember(next);
    },
  ];
}
