import type { Token } from '../reading/tokeniser';
import { kindsOf } from './kinds';
import type { Fix, Rule } from './rule';

interface Counted {
  /** A kind of nouns, what it is counted with, and what is no mistake either. */
  readonly kind: string;
  readonly counter: string;
  readonly also: string;
  readonly what: string;
}

/** The first kind of a noun counts. */
const COUNTED: readonly Counted[] = [
  { kind: 'human', counter: '人', also: '名組', what: 'People' },
  { kind: 'bird', counter: '羽', also: '匹', what: 'Birds' },
  { kind: 'beast', counter: '匹', also: '頭', what: 'Animals' },
  { kind: 'bound', counter: '冊', also: '部', what: 'Books and magazines' },
  { kind: 'newspaper', counter: '部', also: 'つ枚', what: 'Newspapers' },
  { kind: 'letter', counter: '通', also: '枚', what: 'Letters' },
  { kind: 'flat', counter: '枚', also: '着', what: 'Flat things' },
  { kind: 'suit', counter: '着', also: '枚', what: 'Clothes' },
  { kind: 'trousers', counter: '本', also: '着枚', what: 'Trousers and skirts' },
  { kind: 'liquid', counter: '杯', also: '本', what: 'Drinks' },
  { kind: 'machine', counter: '台', also: '', what: 'Machines and vehicles' },
  { kind: 'footwear', counter: '足', also: '', what: 'Shoes and socks' },
  { kind: 'house', counter: '軒', also: '', what: 'Houses and shops' },
  { kind: 'slender', counter: '本', also: '', what: 'Long things' },
  { kind: 'long', counter: '本', also: '個杯', what: 'Long things' },
  { kind: 'baked', counter: '個', also: '枚本', what: 'Cakes and bread' },
  { kind: 'round', counter: '個', also: '', what: 'Small things' },
  { kind: 'furniture', counter: 'つ', also: '台個脚', what: 'Things without a counter of their own' },
  { kind: 'lifeless', counter: 'つ', also: '枚冊本台個足着軒通杯', what: 'Things' },
];
const KNOWN = /^[人匹頭羽枚本冊台杯個足着軒通]$/;
/** Of these つ is said. */
const FEW = /^[一二三四五六七八九1-9１-９]$/;
const FEW_OF = /^[一二三四五六七八九]つ$/;

/** 三人で, 三人分, 三人部屋 and 一人一つ do not count what is named before. */
const SHARED =
  /^(?:で|の|に|と|が|は|か|から|まで|ずつ|分|用|前|部屋|家族|乗り|掛け|組|しか|だけ|[一二三四五六七八九十]つ?)$/;
const HOLDS = /^(?:乗る|乗れる|入れる|座れる)$/;
/** What animals and people do that are counted: 猫は三杯飲みました counts something else. */
const LIVES =
  /^(?:いる|ある|来る|行く|帰る|遊ぶ|住む|生まれる|集まる|歩く|走る|座る|飛ぶ|泳ぐ|寝る|鳴く|死ぬ|見える|止まる|残る|待つ|並ぶ|働く|泣く|笑う|立つ|入る|出る|降りる|休む|増える|減る|逃げる|いらっしゃる)$/;

/** Of these つ is no more said than of animals. */
const VEHICLE = /^(?:車|自動車|自転車|バス|電車|タクシー|バイク|飛行機)$/;
const PAPER = /^(?:紙|切手|切符|写真|葉書|はがき|チケット|名刺|シャツ|ワイシャツ|[TＴ]シャツ)$/;

const isNumber = (token: Token | undefined): boolean => token?.detail === '数';
const HONOUR = /^(?:さん|たち|達|様)$/;

const countedWith = (noun: string): Counted | undefined =>
  COUNTED.find(({ kind }) => kindsOf(noun).includes(kind));

const isWrong = ({ counter, also }: Counted, said: string): boolean =>
  KNOWN.test(said) && said !== counter && !also.includes(said);

const why = ({ what, counter }: Counted): string => `${what} are counted with ${counter}.`;

/** 三 + 本 + の + 猫 → 三匹の猫 */
function before(tokens: readonly Token[], at: number): Fix | null {
  const [number, said, no, noun] = tokens.slice(at, at + 4);
  if (!isNumber(number) || no?.surface !== 'の' || !noun || !said) return null;
  const counted = countedWith(noun.surface);
  // 三個の箱 is said of all things, 三人の本 is theirs.
  if (!counted || counted.counter === 'つ' || said.surface === '人' || said.surface === '個') return null;
  return isWrong(counted, said.surface)
    ? { at: at + 1, length: 1, text: counted.counter, why: why(counted) }
    : null;
}

/** Nobody says more between a noun and how many there are: 車が駅の前に三台. */
const MOST_BETWEEN = 4;

/** Where the number of what stands before `from` begins; null where there is none, or it is of something else. */
function numberAfter(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at <= from + MOST_BETWEEN; at += 1) {
    const token = tokens[at];
    if (!token) return null;
    if (FEW_OF.test(token.surface) || (isNumber(token) && !isNumber(tokens[at + 1]))) return at;
    const next = tokens[at + 1]?.surface ?? '';
    const isPlace = token.pos === '名詞' && token.detail !== '副詞可能' && !isNumber(token);
    if (
      isPlace
        ? !/^[のにで]$/.test(next)
        : !/^(?:名詞|副詞)$/.test(token.pos) && !/^[のにで]$/.test(token.surface)
    )
      return null;
  }
  return null;
}

/** 猫 + が + 三 + 本 → 三匹, 犬 + が + 二つ → 二匹 */
function after(tokens: readonly Token[], start: number): Fix | null {
  const noun = tokens[start];
  const counted = noun && countedWith(noun.surface);
  const at = HONOUR.test(tokens[start + 1]?.surface ?? '') ? start + 2 : start + 1;
  const particle = tokens[at];
  if (!counted || particle?.pos !== '助詞' || !/^[がをはも]$/.test(particle.surface)) return null;
  const lives = /^[人羽匹]$/.test(counted.counter);
  const many = numberAfter(tokens, at + 1);
  if (many === null) return null;
  const [number, said, ...rest] = tokens.slice(many, many + 5);
  // 子供が十匹ぐらいいます, トマトを三枚と卵を買いました
  const next = /^(?:ぐらい|くらい|ほど)$/.test(rest[0]?.surface ?? '') ? rest[1] : rest[0];
  const isList = next?.surface === 'と' && rest[1]?.pos === '名詞' && /^[をが]$/.test(rest[2]?.surface ?? '');
  const isNamed =
    lives ||
    /^(?:bound|footwear)$/.test(counted.kind) ||
    VEHICLE.test(noun.surface) ||
    PAPER.test(noun.surface);
  if (isNamed && number && FEW_OF.test(number.surface)) {
    const isOf =
      (lives ? LIVES : /^(?:ある|止まる)$/).test(said?.base ?? '') ||
      said?.surface === '、' ||
      // 弟が二つと妹が一人います
      (lives && said?.surface === 'と' && tokens.slice(many).some(({ base }) => base === 'いる'));
    const isMeant =
      particle.surface === 'を'
        ? said?.pos === '動詞'
        : (lives ? said?.base !== 'ある' : particle.surface === 'が') && isOf;
    const text = `${number.surface.charAt(0)}${counted.counter}`;
    return isMeant ? { at: many, length: 1, text, why: why(counted) } : null;
  }
  if (!isNumber(number) || !said || !isWrong(counted, said.surface)) return null;
  if ((SHARED.test(next?.surface ?? '') && !isList) || HOLDS.test(next?.base ?? '')) return null;
  // 牛が三人、草を食べています
  // 友達が五匹うちに来ました
  const first = tokens.slice(many + 2).find(({ pos, detail }) => pos === '動詞' && detail === '自立');
  const isLive =
    (counted.kind === 'human' && /^[匹頭羽]$/.test(said.surface) && LIVES.test(first?.base ?? '')) ||
    LIVES.test(next?.base ?? '') ||
    isList ||
    (next?.surface === '、' && /^[人匹頭羽]$/.test(said.surface));
  if (particle.surface !== 'を' && (lives ? !isLive : particle.surface !== 'が')) return null;
  // 十人 of chairs is 十個: つ counts to nine.
  const isFew = FEW.test(number?.surface ?? '') && !isNumber(tokens[many - 1]);
  const text = counted.counter === 'つ' && !isFew ? '個' : counted.counter;
  return said.surface === text ? null : { at: many + 1, length: 1, text, why: why(counted) };
}

/** 本 + 三 + 枚 + ください → 三冊 */
function beside(tokens: readonly Token[], start: number): Fix | null {
  const noun = tokens[start];
  const counted = noun && countedWith(noun.surface);
  let at = start + 1;
  while (isNumber(tokens[at])) at += 1;
  const [said, next] = tokens.slice(at, at + 2);
  if (!counted || at === start + 1 || !said || counted.counter === 'つ' || said.surface === '人') return null;
  if (!isWrong(counted, said.surface) || !/^(?:ください|お願い|を)$/.test(next?.surface ?? '')) return null;
  return { at, length: 1, text: counted.counter, why: why(counted) };
}

/** Of these the counter is sure; a drink is 杯 or 本. */
const SURELY = /^(?:human|bird|beast|bound|flat|machine|footwear)$/;
const OF_SO_MANY = /^(?:いる|ある|来る|買う|飼う|もらう|くださる|借りる|読む)$/;

/** 学生が二十います → 二十人います */
function bare(tokens: readonly Token[], start: number): Fix | null {
  const noun = tokens[start];
  const counted = noun && countedWith(noun.surface);
  if (!counted || !SURELY.test(counted.kind)) return null;
  let at = start + (HONOUR.test(tokens[start + 1]?.surface ?? '') ? 3 : 2);
  if (!/^[がをはも]$/.test(tokens[at - 1]?.surface ?? '') || !isNumber(tokens[at])) return null;
  while (isNumber(tokens[at])) at += 1;
  const [number, verb] = tokens.slice(at - 1, at + 1);
  if (!number || verb?.pos !== '動詞' || !OF_SO_MANY.test(verb.base)) return null;
  return { at: at - 1, length: 1, text: number.surface + counted.counter, why: why(counted) };
}

/** What is counted with the counter of something else, or with none. */
export const counters: Rule = (tokens, at) =>
  before(tokens, at) ?? after(tokens, at) ?? beside(tokens, at) ?? bare(tokens, at);
