import * as z from 'zod/mini';

/** A relative file path inside a release; no `..`, no leading slash. */
export const releaseFile = z
  .string()
  .check(z.regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/), z.maxLength(200));

/** Subresource integrity: `sha384-…`. */
export const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A file that a page names, or that is fetched ahead. */
export const hintedFile = z.strictObject({ file: releaseFile, integrity });
export type HintedFile = z.infer<typeof hintedFile>;
