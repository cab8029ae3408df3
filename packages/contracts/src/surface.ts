import * as z from 'zod/mini';

/**
 * What a release uses of the shared packages, or a shell gives of them, so that one can be held against the other
 * before they meet in a tab.
 */
export const surface = z.strictObject({
  contract: z.int(),
  /** What made the shapes; those of another maker cannot be compared, names can. */
  by: z.string(),
  /** Of each shared package its exports, or the members of those that are objects, each with its place in `shapes`. */
  symbols: z.record(z.string(), z.record(z.string(), z.int())),
  /**
   * What an export gives to its user, a dot, and what it asks of them: facts of two halves, where and what, one after
   * the other.
   */
  shapes: z.array(z.string().check(z.regex(/^(?:[\w-]{6})*\.(?:[\w-]{6})*$/))),
  /** The patterns of pages by the names of their routes. */
  paths: z.record(z.string(), z.string()),
  /** Where each export stands: `shared-ui/src/core/button.tsx#` and a hash of that file. */
  sources: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** Of what the shell gives: the last commit of each of those files, where there is their history. */
  changes: z.optional(z.record(z.string(), z.string())),
  /** The commit that was built, where there is git. */
  commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}$/))),
});
export type Surface = z.infer<typeof surface>;

/** The length of a hash in a shape. */
export const HALF_A_FACT = 3;
