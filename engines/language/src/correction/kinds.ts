import { authoredRows } from '../authored/read-authored';

type Kinds = ReadonlyMap<string, ReadonlySet<string>>;

/** A row of nouns: `@kind` stands for all of a kind above, `-noun` takes one away. */
function nounsOf(names: readonly string[], above: Kinds): ReadonlySet<string> {
  const all = names.flatMap((name) =>
    name.startsWith('@') ? [...(above.get(name.slice(1)) ?? [])] : [name],
  );
  const none = new Set(names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  return new Set(all.filter((name) => !none.has(name) && !name.startsWith('-')));
}

function readKinds(): Kinds {
  const kinds = new Map<string, ReadonlySet<string>>();
  for (const { columns } of [...authoredRows('kinds.tsv', 2), ...authoredRows('more-kinds.tsv', 2)])
    kinds.set(columns[0] ?? '', nounsOf((columns[1] ?? '').split(';'), kinds));
  return kinds;
}

let known: Kinds | null = null;

/** What kind of thing a noun is, as `kinds.tsv` and `more-kinds.tsv` say. */
export const kindsOfNouns = (): Kinds => (known ??= readKinds());
