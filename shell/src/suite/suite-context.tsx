import { createContext, useContext, type ReactNode } from 'react';
import type { Registry } from '@kotoba/contracts';
import type { BusyTracker, RemoteLoader } from '@kotoba/federation/runtime';
import type { ReadMarks } from '../news/read-marks';
import type { Problem } from '../registry/problem';
import type { ReturnMemory } from '../routing/return-memory';
import type { RouteTable } from '../routing/route-table';
import type { TypedText } from '../updates/typed-text';
import type { UpdateWatch } from '../updates/update-watch';

/** What one tab of the suite consists of, besides its store and its router. Made once, at the start. */
export interface Suite {
  readonly registry: Registry;
  readonly table: RouteTable;
  /** What was left out, by the registry and by the table. */
  readonly problems: readonly Problem[];
  readonly loader: RemoteLoader;
  readonly busy: BusyTracker;
  readonly returnMemory: ReturnMemory;
  readonly readMarks: ReadMarks;
  readonly updates: UpdateWatch;
  readonly typed: TypedText;
}

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
