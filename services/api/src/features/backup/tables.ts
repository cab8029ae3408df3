import type pg from 'pg';

/** Brought by the repository and loaded at the first start, or made by triggers while the rows of others come in. */
const DERIVED = ['dictionary', 'dictionary_state', 'due_quarters', 'vocabulary_revisions', 'word_counts'];

export interface Table {
  readonly name: string;
  /** Those that hold something of their own; generated ones are computed again. */
  readonly columns: readonly string[];
}

/** All tables with learners' data, each after those that it refers to. */
export async function tablesInOrder(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [DERIVED],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: Table[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name }) => !isPlaced(name) && references.every(({ from, to }) => from !== name || isPlaced(to)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    ordered.push(...next);
  }
  return ordered;
}

export const quoted = (identifiers: readonly string[]): string =>
  identifiers.map((identifier) => `"${identifier.replaceAll('"', '""')}"`).join(', ');
