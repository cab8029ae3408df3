import { z } from 'zod';

export const MANIFEST_FILE = 'manifest.json';
/** Folder of the rows in an archive; one file a table. */
export const TABLES_FOLDER = 'tables';
/** Folder of pictures and sounds, in an archive as in DATA_DIR. */
export const MEDIA_FOLDER = 'media';

const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** What an archive says about itself. */
const manifestSchema = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The newest migration that the rows were written under: the time in its journal, in milliseconds. */
  schema: z.int(),
  tables: z.array(
    z.strictObject({
      name: identifier,
      columns: z.array(identifier).min(1),
      rows: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** The last number that each counter gave out, so that no id is ever given to a second thing. */
  counters: z.array(z.strictObject({ name: identifier, last: z.string().regex(/^\d+$/) })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedTable = Manifest['tables'][number];

/** This is no archive of ours, or a damaged one, or one of a newer Kotoba. The message is for people. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** The manifest of an archive; null when it has none. @throws ArchiveError */
export function parseManifest(text: Buffer | null): Manifest {
  if (text === null) throw new ArchiveError('This is no backup of Kotoba: it has no manifest.');
  try {
    return manifestSchema.parse(JSON.parse(text.toString()));
  } catch (error) {
    throw new ArchiveError('The manifest of this backup cannot be read; was it made by a newer Kotoba?', {
      cause: error,
    });
  }
}

/** "1 learner with 3 words". */
export function contentOf({ tables }: Pick<Manifest, 'tables'>): string {
  const count = (name: string, noun: string) => {
    const rows = tables.find((table) => table.name === name)?.rows ?? 0;
    return `${rows.toLocaleString('en')} ${noun}${rows === 1 ? '' : 's'}`;
  };
  return `${count('users', 'learner')} with ${count('vocabulary', 'word')}`;
}
