import * as z from 'zod/mini';
import { contributions } from './contributions';
import { integrity, releaseFile } from './release-file';
import { surface } from './surface';

/**
 * Raised when host and remote must change together. A release of another number is refused with a panel, never run by
 * luck.
 */
export const CONTRACT_VERSION = 2;

/** A folder name of a remote: `mfe-learn`. */
export const remoteName = z.string().check(z.regex(/^mfe-[a-z][a-z0-9-]*$/), z.maxLength(60));

/**
 * First 16 hex digits of the SHA-256 over the release's files, contributions and requirements: the same content has
 * the same id.
 */
export const releaseId = z.string().check(z.regex(/^[0-9a-f]{16}$/));

const semver = z.string().check(z.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/));
const range = z.string().check(z.regex(/^[\^~]?\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/));

/** `release.json` in the folder that a remote builds to. Times are ISO 8601 UTC. */
export const release = z.strictObject({
  contract: z.int().check(z.gte(1)),
  name: remoteName,
  version: semver,
  id: releaseId,
  createdAt: z.iso.datetime(),
  /** The federation entry. */
  entry: releaseFile,
  /** What a release of before names: its entry was two files. */
  preload: z.optional(z.array(releaseFile)),
  /** sha384 of every file of the release. */
  files: z.record(releaseFile, integrity),
  /** Shared packages that the host must provide, with the accepted range. */
  shared: z.record(z.string(), range),
  contributions,
  /** What it uses of the shared packages; a release of before does not say. */
  uses: z.optional(surface),
});
export type Release = z.infer<typeof release>;
