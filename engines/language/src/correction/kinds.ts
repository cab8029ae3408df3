import { authoredRows } from '../authored/read-authored';
import type { Token } from '../reading/tokeniser';

type Kinds = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * A row of nouns: `@kind` stands for all of a kind above, `-noun` takes one away, `-@kind` all of a kind.
 * @throws Error naming a noun that stands twice, or is taken away where it stands
 */
function nounsOf(names: readonly string[], above: Kinds): ReadonlySet<string> {
  const twice = names.find((name, at) => names.indexOf(name) !== at || names.includes(`-${name}`));
  if (twice) throw new Error(`more-kinds.tsv: ${twice} stands twice`);
  const whole = (name: string): readonly string[] =>
    name.startsWith('@') ? [...(above.get(name.slice(1)) ?? [])] : [name];
  const none = new Set(names.filter((name) => name.startsWith('-')).flatMap((name) => whole(name.slice(1))));
  const all = names.filter((name) => !name.startsWith('-')).flatMap(whole);
  return new Set(all.filter((name) => !none.has(name)));
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

let ofNouns: ReadonlyMap<string, readonly string[]> | null = null;

/** The kinds that a noun is of. */
export function kindsOf(noun: string): readonly string[] {
  if (ofNouns === null) {
    const all = new Map<string, string[]>();
    for (const [kind, nouns] of kindsOfNouns())
      for (const one of nouns) all.set(one, [...(all.get(one) ?? []), kind]);
    ofNouns = all;
  }
  return ofNouns.get(noun) ?? [];
}

const HONOUR = /^(?:さん|様|さま|くん|君|ちゃん|氏|先生|たち|達)$/;
/** What the end of a longer word says it is. */
const ENDS_OF: readonly (readonly [end: RegExp, kinds: readonly string[]])[] = [
  [HONOUR, ['person', 'alive']],
  [/^(?:館|店|屋|園|校|院|局|駅|場|所|室)$/, ['site', 'goal']],
  [/^語$/, ['language', 'study']],
  [/^(?:円|ドル)$/, ['lifeless']],
  [/^(?:時間|分|分間|日間|週間|か月|ヶ月|年間|年)$/, ['duration']],
];
const NONE: readonly string[] = [];

/** The kinds of the noun that ends at `end`, which may be several tokens: 郵便局, 田中さん. */
export function nounKinds(tokens: readonly Token[], end: number): readonly string[] {
  const [before, last] = [tokens[end - 1], tokens[end]];
  if (last?.pos !== '名詞' && last?.pos !== 'UNK') return NONE;
  // うち of そのうちに is no home, 上 and 中 are where something is.
  if (last.detail === '非自立')
    return kindsOf(last.surface).filter((kind) => /^(?:position|within)$/.test(kind));
  const isPart = before?.pos === '名詞' || before?.pos === '接頭詞';
  if (/^時半?$/.test(last.surface) && before?.detail !== '数') return NONE;
  const whole = isPart ? kindsOf(before.surface + last.surface) : NONE;
  if (whole.length > 0) return whole;
  if (isPart && last.detail === '接尾') {
    const ending = ENDS_OF.find(([text]) => text.test(last.surface));
    if (ending) return ending[1];
  }
  return last.detail === '固有名詞' && !isPart ? [...kindsOf(last.surface), 'name'] : kindsOf(last.surface);
}
