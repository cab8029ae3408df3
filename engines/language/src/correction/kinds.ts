import { authoredRows } from '../authored/read-authored';
import type { Token } from '../reading/tokeniser';

type Kinds = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * A row of nouns: `@kind` stands for all of a kind above, `-noun` takes one away.
 * @throws Error naming a noun that stands twice, or is taken away where it stands
 */
function nounsOf(names: readonly string[], above: Kinds): ReadonlySet<string> {
  const twice = names.find((name, at) => names.indexOf(name) !== at || names.includes(`-${name}`));
  if (twice) throw new Error(`more-kinds.tsv: ${twice} stands twice`);
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

/** Whether a word is a noun of a kind. */
export const isOfKind = (kind: string, { surface }: Pick<Token, 'surface'>): boolean =>
  kindsOfNouns().get(kind)?.has(surface) ?? false;
