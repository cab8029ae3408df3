import { useLayoutEffect, type ReactNode } from 'react';
import { GlobalLook } from './global-look';
import { themeStore } from './theme-store';

/**
 * The tokens of both schemes as CSS variables, the learner's choice between them on `<html data-theme>`, and the look of bare elements.
 * A switch of the theme changes one attribute: nothing renders anew and nothing flashes.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(() => themeStore.follow(), []);
  return (
    <>
      <GlobalLook />
      {children}
    </>
  );
}
