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

/** The kinds that a noun is of as the tables say. */
function listedKinds(noun: string): readonly string[] {
  if (ofNouns === null) {
    const all = new Map<string, string[]>();
    for (const [kind, nouns] of kindsOfNouns())
      for (const one of nouns) all.set(one, [...(all.get(one) ?? []), kind]);
    ofNouns = all;
  }
  return ofNouns.get(noun) ?? NONE;
}

type Ends = readonly (readonly [end: RegExp, kinds: readonly string[]])[];
const NONE: readonly string[] = [];

/** What the end of a word that no table holds says it is: 警備員, 寿司屋, 家庭料理. */
const ENDS_OF: Ends = [
  [/.[^全満定増減]員$|.[^後前両]者$|[医教看美]師$|[大高中小留]学生$/, ['human', 'person', 'alive']],
  [/[^解開入別会]館$|.[店園院局駅屋室寺城]$|[工会広劇市農牧球飛]場$|役所$/, ['site', 'goal', 'lifeless']],
  [/[^単敬言物用主述熟標略]語$/, ['language', 'study']],
  [
    /.(?:料理|定食|丼|ケーキ|ラーメン|カレー|サラダ|アイス)$|(?:食|あん|メロン|クリーム)パン$/,
    ['dish', 'idle', 'lifeless'],
  ],
  [/[^無滅目]茶$|[^飲禁]酒$|.(?:ジュース|コーヒー|ビール|ワイン)$/, ['liquid', 'drink', 'idle', 'lifeless']],
  [/[^克征敬着一]服$|.(?:シャツ|セーター|ジャンパー)$/, ['suit', 'worn', 'idle', 'lifeless']],
  [/.(?:靴|シューズ)$/, ['footwear', 'worn', 'idle', 'lifeless']],
  [/.(?:辞典|辞書|図鑑|事典|雑誌|小説|漫画|ノート|日記)$/, ['bound', 'reading', 'text', 'idle', 'lifeless']],
  [/.(?:電車|列車|バス|自転車|飛行機|トラック)$/, ['machine', 'carried', 'lifeless']],
];
/** What a token says that ends a word of several. */
const SUFFIXES: Ends = [
  [/^(?:さん|様|さま|くん|君|ちゃん|氏|先生|たち|達)$/, ['person', 'alive']],
  [/^(?:館|店|屋|園|校|院|局|駅|場|所|室)$/, ['site', 'goal']],
  [/^語$/, ['language', 'study']],
  [/^(?:円|ドル)$/, ['lifeless', 'price']],
  [/^(?:歳|才)$/, ['age']],
  [/^(?:時間|分|分間|日間|週間|か月|ヶ月|年間|年)$/, ['duration']],
];
const kindsBy = (ends: Ends, noun: string): readonly string[] =>
  ends.find(([text]) => text.test(noun))?.[1] ?? NONE;

/** The kinds that a noun is of. */
export function kindsOf(noun: string): readonly string[] {
  const listed = listedKinds(noun);
  return listed.length > 0 ? listed : kindsBy(ENDS_OF, noun);
}

function wordKinds(tokens: readonly Token[], end: number): readonly string[] {
  const [before, last] = [tokens[end - 1], tokens[end]];
  if (last?.pos !== '名詞' && last?.pos !== 'UNK') return NONE;
  const own = kindsOf(last.surface);
  // うち of そのうちに is no home, 上 and 中 are where something is.
  if (last.detail === '非自立') return own.filter((kind) => /^(?:position|within)$/.test(kind));
  const isPart = before?.pos === '名詞' || before?.pos === '接頭詞';
  // 使い方
  if (last.surface === '方' && before?.pos === '動詞' && before.form === '連用形') return ['told'];
  if (/^時半?$/.test(last.surface) && before?.detail !== '数') return NONE;
  if (isPart) {
    const whole = listedKinds(before.surface + last.surface);
    if (whole.length > 0) return whole;
    const suffix = last.detail === '接尾' ? kindsBy(SUFFIXES, last.surface) : NONE;
    if (suffix.length > 0) return suffix;
  }
  return last.detail === '固有名詞' && !isPart ? [...own, 'name'] : own;
}

/** The kinds of the noun that ends at `end`, which may be several tokens: 郵便局, 田中さん, 駅の前. */
export function nounKinds(tokens: readonly Token[], end: number): readonly string[] {
  // 祖父のうち is a home.
  const isHome = tokens[end]?.surface === 'うち' && wordKinds(tokens, end - 2).includes('person');
  const own = isHome && tokens[end - 1]?.surface === 'の' ? kindsOf('うち') : wordKinds(tokens, end);
  if (!own.includes('position') || tokens[end - 1]?.surface !== 'の') return own;
  const whole = wordKinds(tokens, end - 2);
  // In a train and before a place one does something; 学校の前に may be a time.
  const isRide = own.includes('within') && whole.includes('carried');
  return isRide || (whole.includes('site') && !whole.includes('absent')) ? [...own, 'spot'] : own;
}
