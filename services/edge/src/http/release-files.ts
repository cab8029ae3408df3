import path from 'node:path';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { releaseFolder, type StoreLayout, SHELL } from '../releases/layout';
import { readDescription } from '../releases/publish';
import { fileNotFound, sendFile } from './send-file';

export interface ReleaseFile {
  /** Absolute path. */
  path: string;
  /** sha384 of the content. */
  integrity: string;
}

/**
 * Finds the files of published releases. What a release's description does not name is not there, wherever it lies on
 * the disk.
 */
export class ReleaseFiles {
  readonly #described = new Map<string, Readonly<Record<string, string>>>();

  constructor(private readonly layout: StoreLayout) {}

  find(name: string, id: string, file: string): ReleaseFile | null {
    if (!/^(shell|mfe-[a-z0-9-]+)$/.test(name) || !/^[0-9a-f]{16}$/.test(id)) return null;
    const files = this.#filesOf(name, id);
    const integrity = Object.hasOwn(files, file) ? files[file] : undefined;
    return integrity === undefined
      ? null
      : { path: path.join(releaseFolder(this.layout, name, id), file), integrity };
  }

  /** A release never changes, so its description is read once. */
  #filesOf(name: string, id: string): Readonly<Record<string, string>> {
    const key = `${name}/${id}`;
    const known = this.#described.get(key);
    if (known) return known;
    try {
      const { files } = readDescription(releaseFolder(this.layout, name, id), name);
      this.#described.set(key, files);
      return files;
    } catch {
      // No such release, or none that can be trusted: to a browser both are a missing file.
      return {};
    }
  }
}

/** Named by content, so it never changes. `no-transform`: a proxy that rewrites a file would break its hash. */
const FOREVER = 'public, max-age=31536000, immutable, no-transform';

interface Address {
  name: string;
  id: string;
  '*': string;
}

/** `/releases/<remote>/<id>/…` and `/shell/<id>/…`. */
export function releaseFileRoutes(files: ReleaseFiles): FastifyPluginCallback {
  async function send(request: FastifyRequest, reply: FastifyReply, address: Address): Promise<FastifyReply> {
    const found = files.find(address.name, address.id, address['*']);
    return found ? sendFile(request, reply, { ...found, cacheControl: FOREVER }) : fileNotFound(reply);
  }

  return (app, _options, done) => {
    app.get<{ Params: Address }>('/releases/:name/:id/*', (request, reply) =>
      send(request, reply, request.params),
    );
    app.get<{ Params: Address }>('/shell/:id/*', (request, reply) =>
      send(request, reply, { ...request.params, name: SHELL }),
    );
    // An address of this kind without a file is a mistake, not a page.
    app.get('/releases/*', (_request, reply) => fileNotFound(reply));
    app.get('/shell/*', (_request, reply) => fileNotFound(reply));
    done();
  };
}
