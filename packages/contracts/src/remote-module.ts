import type { RouteObject } from 'react-router-dom';

/** Takes back what was added; calling it twice does no harm. */
export type Undo = () => void;

/** What the host offers to a mounted remote. Everything else comes through the shared packages. */
export interface Host {
  /**
   * Marks the tab as busy (a dirty form, a running quiz), so that no update is offered until the returned undo is
   * called.
   */
  markBusy(): Undo;
}

/** The address of a page, as its first calls need it. */
export interface PageAddress {
  /** The values of the path's parameters. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** A page of a remote, or of the shell. */
export type PageRoute = RouteObject & {
  /**
   * The first calls of the page, as actions for the store. They are sent beside its code, and beside the check of the
   * session: the server decides on each anyway.
   */
  firstCalls?(address: PageAddress): readonly object[];
};

/** What a remote exposes as `./remote`, as the default export of `src/remote.ts`. */
export interface RemoteModule {
  /**
   * One route for each path of its contributions: `{ path, lazy }`, `lazy` resolving to `{ Component }`.
   * The host checks the guard first, then resolves `lazy`, so a guarded page costs a guest nothing.
   */
  readonly routes: readonly PageRoute[];
  /** Called once when the remote is first shown; the returned undo runs when it is unloaded. */
  onMount?(host: Host): Undo;
}
