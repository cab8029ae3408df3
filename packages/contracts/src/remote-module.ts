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

/** What a remote exposes as `./remote`, as the default export of `src/remote.ts`. */
export interface RemoteModule {
  /**
   * One route for each path of its contributions: `{ path, lazy }`, `lazy` resolving to `{ Component }`.
   * The host checks the guard first, then resolves `lazy`, so a guarded page costs a guest nothing.
   */
  readonly routes: readonly RouteObject[];
  /** Called once when the remote is first shown; the returned undo runs when it is unloaded. */
  onMount?(host: Host): Undo;
}
