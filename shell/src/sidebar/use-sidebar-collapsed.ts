import { useState } from 'react';

const SIDEBAR_KEY = 'kotoba.sidebar';

function read(): boolean {
  try {
    return localStorage.getItem(SIDEBAR_KEY) === 'rail';
  } catch {
    return false;
  }
}

/** Whether the sidebar is folded to a rail; remembered in this browser where it allows that. */
export function useSidebarCollapsed(): readonly [boolean, (isRail: boolean) => void] {
  const [isRail, setRail] = useState(read);
  const change = (next: boolean): void => {
    setRail(next);
    try {
      localStorage.setItem(SIDEBAR_KEY, next ? 'rail' : 'open');
    } catch {
      // Without storage the choice holds for this page.
    }
  };
  return [isRail, change];
}
