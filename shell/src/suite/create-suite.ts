import { FILES_META, isReturnable, SHELL_META, type Host } from '@kotoba/contracts';
import {
  createBusyTracker,
  releaseOf,
  RemoteLoader,
  tabBucket,
  type Failure,
} from '@kotoba/federation/runtime';
import { api, createErrorReports, endpoints, sessionMiddleware } from '@kotoba/api-client';
import { browserStorage, createKotobaStore, loadSession } from '@kotoba/session';
import { shellContributions } from '../contributions';
import { createReadMarks } from '../news/read-marks';
import { describeProblem } from '../registry/problem';
import type { RegistryReading } from '../registry/read-registry';
import { createReturnMemory, type ReturnMemory } from '../routing/return-memory';
import { buildRouteTable, SHELL, type Source } from '../routing/route-table';
import { lazyGroups } from './lazy-groups';
import { createUpdateWatch } from '../updates/update-watch';
import { watchTypedText } from '../updates/typed-text';
import { note } from '../telemetry/seen';
import type { Suite } from './suite-context';

/**
 * Tells whoever looks into the console that something was left out. A warning and not an error: the suite goes on, and
 * the learner sees the notice or the panel.
 */
function report(message: string): void {
  // oxlint-disable-next-line no-console -- the one place of the shell that speaks to the console
  console.warn(`[kotoba] ${message}`);
}

const { signOut, deleteAccount } = endpoints.endpoints;
type SuiteMiddleware = typeof sessionMiddleware;

/** Whoever signs out or deletes the account leaves on purpose: no return location is kept for whoever comes next. */
const forgetOnLeaving =
  (memory: ReturnMemory): SuiteMiddleware =>
  () =>
  (next) =>
  (action) => {
    if (signOut.matchPending(action) || deleteAccount.matchFulfilled(action)) memory.leave();
    return next(action);
  };

const metaOf = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

/** The release of the shell that this page runs, as the edge wrote it. */
const shellOfPage = (): string | null => metaOf(SHELL_META);

/**
 * The store of a tab of the suite, with what the account calls do to session, drafts, cache and the return location.
 * `report` tells the server of an error.
 */
export function createSuiteStore(memory: ReturnMemory) {
  const errors = createErrorReports({ release: shellOfPage() });
  const middleware = [forgetOnLeaving(memory), sessionMiddleware, errors.middleware];
  const report: typeof note = (error, isRejected) => {
    errors.report(error);
    note(error, isRejected);
  };
  return { ...createKotobaStore({ slices: [api], middleware }), report };
}

interface SuiteOptions {
  readonly reading: RegistryReading;
  /** This tab's place between 0 and 100, for canaries. */
  readonly bucket?: number;
  /** Where problems are reported for whoever operates the suite; the console by default. */
  readonly report?: (message: string) => void;
}

/** Puts one tab of the suite together from what the page brought. */
export function createSuite({
  reading,
  bucket = tabBucket(loadSession(browserStorage()).user?.id),
  report: tell = report,
}: SuiteOptions): Suite {
  const { registry } = reading;
  const remotes = Object.entries(registry.remotes).sort(([left], [right]) => (left < right ? -1 : 1));
  const sources: Source[] = [
    { owner: SHELL, contributions: shellContributions },
    ...remotes.map(([owner, remote]) => ({ owner, contributions: releaseOf(remote, bucket).contributions })),
  ];
  const table = buildRouteTable(sources);
  const problems = [...reading.problems, ...table.problems];
  problems.forEach((problem) => tell(describeProblem(problem)));
  const busy = createBusyTracker();
  const host: Host = { markBusy: busy.markBusy };
  const filesOrigin = metaOf(FILES_META);
  const allowedOrigins = filesOrigin === null ? [] : [filesOrigin];
  const onFailure = (failure: Failure): void => {
    const { remote, version, code } = failure;
    note(failure);
    tell(`${remote} ${version ?? ''} was given up: ${code}`);
  };
  const updates = createUpdateWatch({ shell: shellOfPage(), registry, bucket });
  const { newest } = updates;
  return {
    registry,
    table,
    problems,
    busy,
    loader: new RemoteLoader({
      registry,
      host,
      bucket,
      shared: lazyGroups,
      allowedOrigins,
      newest,
      onFailure,
    }),
    returnMemory: createReturnMemory(table.routes.filter(isReturnable).map(({ path }) => path)),
    readMarks: createReadMarks(),
    updates,
    typed: watchTypedText(),
  };
}
