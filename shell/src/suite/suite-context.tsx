import { createContext, useContext, type ReactNode } from 'react';
import type { Suite } from './suite';

const SuiteContext = createContext<Suite | null>(null);

export function SuiteProvider({ suite, children }: { suite: Suite; children: ReactNode }) {
  return <SuiteContext value={suite}>{children}</SuiteContext>;
}

/** The suite of this tab. Throws outside of the provider: a part of the shell cannot stand alone. */
export function useSuite(): Suite {
  const suite = useContext(SuiteContext);
  if (!suite) throw new Error('useSuite needs a SuiteProvider above it');
  return suite;
}
