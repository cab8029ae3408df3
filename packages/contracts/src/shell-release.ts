import * as z from 'zod/mini';
import { contributions } from './contributions';
import { releaseId } from './release';
import { hintedFile, integrity, releaseFile } from './release-file';
import { surface } from './surface';

/** `shell.json` in the folder that the shell builds to: what the HTML of a page has to name. */
export const shellRelease = z.strictObject({
  version: z.string(),
  id: releaseId,
  createdAt: z.iso.datetime(),
  /** Runs before the first paint, in the order given: the stored theme. */
  early: z.array(hintedFile),
  /** Deferred, in the order given. */
  scripts: z.array(hintedFile),
  styles: z.array(hintedFile),
  /** What a shell of before names: its start was two scripts. */
  preload: z.optional(z.array(hintedFile)),
  /** What fetches a shared package that is not part of the start, by its name. */
  shared: z.optional(z.record(z.string(), z.array(hintedFile))),
  /** sha384 of every file. */
  files: z.record(releaseFile, integrity),
  /** The shell's own routes. */
  contributions,
  /** The shared packages with their versions, against which a remote's ranges are held; a shell of before does not say. */
  provides: z.optional(z.record(z.string(), z.string())),
  /** What it gives of the shared packages; a shell of before does not say. */
  gives: z.optional(surface),
});
export type ShellRelease = z.infer<typeof shellRelease>;
