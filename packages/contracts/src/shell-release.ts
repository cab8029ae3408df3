import * as z from 'zod/mini';
import { contributions } from './contributions';
import { integrity, releaseFile, releaseId } from './release';

const hinted = z.strictObject({ file: releaseFile, integrity });

/** `shell.json` in the folder that the shell builds to: what the HTML of a page has to name. */
export const shellRelease = z.strictObject({
  version: z.string(),
  id: releaseId,
  createdAt: z.iso.datetime(),
  /** Runs before the first paint, in the order given: the stored theme. */
  early: z.array(hinted),
  /** Deferred, in the order given. */
  scripts: z.array(hinted),
  styles: z.array(hinted),
  /** Scripts that the first ones will ask for in any case. */
  preload: z.array(hinted),
  /** sha384 of every file. */
  files: z.record(releaseFile, integrity),
  /** The shell's own routes. */
  contributions,
});
export type ShellRelease = z.infer<typeof shellRelease>;
