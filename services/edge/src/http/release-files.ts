import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isNamedByContent, SHELL, type ReleaseStore } from '../releases/layout';
import type { LiveSnapshot } from '../releases/live-snapshot';
import { publishedIds, readRelease, readShellRelease } from '../releases/publish';
import { loadVerified, type Encoding, type ReleaseFile } from '../releases/verified-file';
import { fileNotFound, sendFile, unavailable } from './send-file';

/** Files of releases that are kept in memory: the ones of all current releases fit in several times. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** How long, in ms, the list of an app's releases is good: it is for tabs that are older than this process. */
const LISTED_MS = 10_000;

/** How many of the newest releases are searched for such tabs. */
const SEARCHED = 50;

type Files = Readonly<Record<string, string>>;

/**
 * The files of published releases. What a release's description does not name is not there, wherever it lies in the
 * store; and what is not what was published is not given out. A file is hashed once and stays in memory then.
 */
export class ReleaseFiles {
  readonly #described = new Map<string, { files: Files; pin?: string }>();
  readonly #reading = new Map<string, Promise<Files | 'damaged' | null>>();
  readonly #kept = new LRUCache<string, { content: Buffer | null }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ content }) => 1 + (content?.length ?? 0),
  });
  readonly #damaged = new Set<string>();
  /** The id of a release that has a file, by app and file. */
  readonly #places = new Map<string, string>();
  readonly #listed = new Map<string, { at: number; ids: Promise<readonly string[]> }>();

  /** `served` knows the releases that pages were served with. */
  constructor(
    private readonly store: ReleaseStore,
    private readonly served: Pick<LiveSnapshot, 'idsOf' | 'pinOf'>,
    private readonly onDamaged: (file: string, cause?: unknown) => void = () => undefined,
  ) {}

  /** What was found damaged or could not be read, and was not found whole since, as `mfe-learn/0123456789abcdef/entry.js.br`. */
  get damaged(): string[] {
    return [...this.#damaged].sort();
  }

  /**
   * The file of an app by its name, which stands for its content, whatever release has it; or, as addresses of before
   * have it, by release and name.
   */
  async find(name: string, address: string): Promise<ReleaseFile | 'damaged' | null> {
    if (!/^(shell|mfe-[a-z0-9-]+)$/.test(name)) return null;
    const [, id, file = ''] = /^(?:([0-9a-f]{16})\/)?(.+)$/.exec(address) ?? [];
    if (id !== undefined) return this.#within(name, id, file);
    if (!isNamedByContent(file)) return null;
    const known = this.#places.get(`${name}/${file}`);
    const place = known && (await this.#within(name, known, file));
    if (place) return place;
    const served = await this.served.idsOf(name);
    // No page was ever served with such an app.
    if (served.length === 0) return null;
    const found =
      (await this.#among(name, file, served)) ??
      (await this.#among(name, file, await this.served.idsOf(name, true)));
    if (found) return found;
    const ids = await this.#allIds(name).catch(() => null);
    if (!ids) return 'damaged';
    const earlier = await this.#among(name, file, ids);
    // Which files a release had that cannot be read, and that nobody is served with, is not known.
    return earlier === 'damaged' ? null : earlier;
  }

  /** Whether a release has a file, as its description says. */
  async holds(name: string, id: string, file: string): Promise<boolean> {
    const found = await this.#within(name, id, file);
    return found !== null && found !== 'damaged';
  }

  /** The first of an app's releases that has a file. */
  async #among(name: string, file: string, ids: readonly string[]): Promise<ReleaseFile | 'damaged' | null> {
    let isDamaged = false;
    for (const id of ids) {
      const found = await this.#within(name, id, file);
      if (found && found !== 'damaged') {
        this.#places.set(`${name}/${file}`, id);
        return found;
      }
      isDamaged ||= found === 'damaged';
    }
    return isDamaged ? 'damaged' : null;
  }

  async #within(name: string, id: string, file: string): Promise<ReleaseFile | 'damaged' | null> {
    const files = await this.#filesOf(name, id);
    if (files === 'damaged') return files;
    const integrity = files && Object.hasOwn(files, file) ? files[file] : undefined;
    return integrity === undefined ? null : { name, id, file, integrity };
  }

  /** All releases of an app; looked for at most once in LISTED_MS, for whoever asks for what is nowhere. */
  async #allIds(name: string): Promise<readonly string[]> {
    const listed = this.#listed.get(name);
    if (listed && performance.now() - listed.at < LISTED_MS) return listed.ids;
    const ids = publishedIds(this.store, name).then((all) => all.slice(0, SEARCHED));
    this.#listed.set(name, { at: performance.now(), ids });
    ids.catch(() => this.#listed.delete(name));
    return ids;
  }

  /** The content, or that of the compressed copy, which need not be there. */
  async load(file: ReleaseFile, encoding: Encoding | null): Promise<Buffer | 'damaged' | null> {
    const key = `${file.name}/${file.id}/${file.file}${encoding?.ending ?? ''}`;
    const keptAs = `${key} ${file.integrity}`;
    const kept = this.#kept.get(keptAs);
    if (kept) return kept.content;
    let cause: unknown;
    const content = await loadVerified(this.store.files, file, encoding).catch((error: unknown) => {
      // The store is away, or the disk cannot be read.
      cause = error;
      return 'damaged' as const;
    });
    if (content === 'damaged') {
      // The description itself may be what was damaged: it is read again.
      this.#described.delete(`${file.name}/${file.id}`);
      return this.#refuse(key, cause);
    }
    this.#damaged.delete(key);
    if (content ?? encoding) this.#kept.set(keptAs, { content });
    return content;
  }

  /** A release never changes, so its description is read once, and once more when a snapshot names its hash. */
  async #filesOf(name: string, id: string): Promise<Files | 'damaged' | null> {
    const key = `${name}/${id}`;
    const pin = this.served.pinOf(name, id);
    const known = this.#described.get(key);
    if (known && (known.pin !== undefined || pin === undefined)) return known.files;
    const pending =
      this.#reading.get(key) ?? this.#readFiles(name, id, pin).finally(() => this.#reading.delete(key));
    this.#reading.set(key, pending);
    return pending;
  }

  async #readFiles(name: string, id: string, pin: string | undefined): Promise<Files | 'damaged' | null> {
    const key = `${name}/${id}`;
    const reading =
      name === SHELL ? readShellRelease(this.store, id, pin) : readRelease(this.store, name, id, pin);
    const described = await reading.catch((cause: unknown) => this.#refuse(key, cause));
    if (described === 'damaged') return described;
    this.#damaged.delete(key);
    if (described) this.#described.set(key, { files: described.files, pin });
    return described?.files ?? null;
  }

  #refuse(key: string, cause?: unknown): 'damaged' {
    if (!this.#damaged.has(key)) this.onDamaged(key, cause);
    this.#damaged.add(key);
    return 'damaged';
  }
}

/** Named by content, so it never changes. `no-transform`: a proxy that rewrites a file would break its hash. */
const FOREVER = 'public, max-age=31536000, immutable, no-transform';

interface Address {
  name: string;
  '*': string;
}

/** `/releases/<remote>/…` and `/shell/…`. */
export function releaseFileRoutes(files: ReleaseFiles): FastifyPluginCallback {
  async function send(request: FastifyRequest, reply: FastifyReply, address: Address): Promise<FastifyReply> {
    const found = await files.find(address.name, address['*']);
    if (found === 'damaged') return unavailable(reply);
    return found
      ? sendFile(request, reply, { files, file: found, cacheControl: FOREVER })
      : fileNotFound(reply);
  }

  return (app, _options, done) => {
    app.get<{ Params: Address }>('/releases/:name/*', (request, reply) =>
      send(request, reply, request.params),
    );
    app.get<{ Params: Address }>('/shell/*', (request, reply) =>
      send(request, reply, { ...request.params, name: SHELL }),
    );
    // An address of this kind without a file is a mistake, not a page.
    app.get('/releases/*', (_request, reply) => fileNotFound(reply));
    done();
  };
}
