import type { PageError } from '@kotoba/contracts/telemetry-report';
import type { Failure } from '@kotoba/federation/runtime';
import type { Seen } from './seen';

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'ok' in error && 'code' in error && 'remote' in error;

const nameOf = (error: unknown): string =>
  error instanceof Error
    ? String(error.name)
        .replaceAll(/[^\w.-]/g, '_')
        .slice(0, 60) || 'Error'
    : 'NoError';

/** As webpack names what it could not fetch. */
const isLoading = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/** No longer scheme, so that a long text costs no more than its length. */
const ADDRESS = /[a-z-]{1,24}:\/\/[^\s)]+/g;
const FILE = /^\/(?:releases\/)?((?:mfe-[a-z0-9-]+|shell)\/[\w./-]+)/;

/**
 * The file of ours that an error comes from: of a remote the innermost in its stack, else of the shell, whose functions
 * remotes call. Undefined when the stack names no script; null when it names those of others alone, as of an extension of
 * the browser.
 */
function fileOf(error: unknown, origin: string): string | undefined | null {
  const addresses = (error instanceof Error && String(error.stack).match(ADDRESS)) || [];
  const files = addresses
    .filter((address) => address.startsWith(`${origin}/`))
    .flatMap((address) => FILE.exec(address.slice(origin.length))?.[1] ?? []);
  return (
    files.find((file) => file.startsWith('mfe-')) ?? files[0] ?? (addresses.length > 0 ? null : undefined)
  );
}

/** What is not loaded on purpose is no error. */
const MEANT: readonly Failure['code'][] = ['disabled', 'unknown-remote'];

/** What the network did not bring. The page names the current entry, a canary's comes later: they do not start alike. */
const NETWORK: readonly Failure['code'][] = ['timeout', 'unreachable'];

function ofFailure({ code, remote, release, cause }: Failure): PageError[] {
  if (release === undefined || MEANT.includes(code)) return [];
  const of = `${remote}@${release}`;
  if (code === 'render') return [{ kind: 'thrown', name: nameOf(cause), of }];
  return [{ kind: NETWORK.includes(code) ? 'network' : 'load', name: code, of }];
}

/** The errors of a page, each once; `releaseAt` gives the release whose page is at a path, `origin` has our files. */
export function describeSeen(
  seen: readonly Seen[],
  releaseAt: (path: string) => string,
  origin: string,
): PageError[] {
  const told = new Set(seen.flatMap(({ error }) => (isFailure(error) ? [error.cause] : [])));
  return seen.flatMap(({ error, isRejected, path }): PageError[] => {
    if (isFailure(error)) return ofFailure(error);
    const file = fileOf(error, origin);
    if (file === null || (error instanceof Error && told.has(error))) return [];
    told.add(error);
    const kind = isLoading(error) ? 'load' : isRejected ? 'rejected' : 'thrown';
    return [{ kind, name: nameOf(error), of: releaseAt(path), ...(file !== undefined && { file }) }];
  });
}
