import type { Token } from '../reading/tokeniser';

/** A noun with its particle, by where the particle stands. */
export interface Argument {
  readonly particle: string;
  readonly at: number;
}

/** What is said in the end of the clause that a noun stands in. */
export interface Clause {
  /** The verb or adjective in its dictionary form, or the noun of 勉強する, 賛成です and 興味がある. */
  readonly word: string;
  readonly head: number;
  /** The nouns between. */
  readonly between: readonly Argument[];
  /** The verbs and adjectives that go with it: い of ている, もらい of てもらう, られ. */
  readonly helpers: readonly Token[];
  readonly wishes: boolean;
  /** How it goes on: it ends here, another clause follows, the same one goes on with another verb, or it describes a noun. */
  readonly goesOn: 'ends' | 'linked' | 'joined' | 'describes';
  /** Where what follows begins. */
  readonly end: number;
}

/** Nobody says more between a noun and its verb. */
const LONGEST = 14;
const CASE = /^[をにがでとへ]$/;

const isCase = (token: Token | undefined): boolean =>
  token?.pos === '助詞' && CASE.test(token.surface) && /^(?:格助詞|副詞化)$/.test(token.detail);

const isCopula = (token: Token | undefined): boolean =>
  token?.pos === '助動詞' && /^(?:だ|です)$/.test(token.base);

/** 電話をかける, 気をつける and 興味がある are one word with their noun. */
function isOneWord(noun: Token, particle: Token | undefined, verb: Token | undefined): boolean {
  if (particle?.surface === 'が')
    return /^(?:興味|関心)$/.test(noun.surface) && /^(?:ある|ない|わく)$/.test(verb?.base ?? '');
  if (particle?.surface !== 'を') return false;
  if (noun.surface === '気') return verb?.base === 'つける';
  if (/^(?:興味|関心)$/.test(noun.surface)) return verb?.base === '持つ';
  return verb?.base === 'する' || (noun.surface === '電話' && verb?.base === 'かける');
}

/** How many tokens from `at` are what is said; 0 where that is still to come, null where it is no such clause. */
function saidAt(tokens: readonly Token[], at: number, isKnown: (word: string) => boolean): number | null {
  const [token, next, second] = tokens.slice(at, at + 3);
  if (!token) return null;
  const { pos, detail, form, surface } = token;
  if (pos === '動詞') return detail === '自立' ? 1 : null;
  if (pos === '助動詞') return surface === 'な' ? 0 : null;
  if (pos === '形容詞') {
    if (form === '連用テ接続' && surface !== 'よく') {
      if (/^(?:ない|て)$/.test(next?.base ?? '')) return 1;
      return /^(?:なる|する)$/.test(next?.base ?? '') ? null : 0;
    }
    if (surface === 'よく') return /^(?:なる|ない|て)$/.test(next?.base ?? '') ? null : 0;
    // 欲しいんです
    const isTold = /^[んの]$/.test(next?.surface ?? '') && isCopula(second);
    return form === '基本形' && next?.pos === '名詞' && !isTold ? 0 : 1;
  }
  if (pos === '名詞') {
    if (
      detail === '形容動詞語幹' &&
      (isCopula(next) ? next?.surface !== 'な' : /^(?:じゃ|では|。)$/.test(next?.surface ?? '。'))
    )
      return 1;
    const isDone = /^(?:する|できる|出来る)$/.test(next?.base ?? '') && next?.pos === '動詞';
    if (isDone && detail !== '形容動詞語幹') return isKnown(surface) ? 2 : null;
    if (isKnown(surface) && isOneWord(token, next, second)) return 3;
    if (isCopula(next)) return detail === 'サ変接続' && isKnown(surface) ? 1 : null;
    return 0;
  }
  if (pos === '助詞') return /^(?:接続助詞|終助詞)$/.test(detail) ? null : 0;
  return /^(?:副詞|連体詞|接頭詞|UNK)$/.test(pos) ? 0 : null;
}

/** How many tokens from `at` say that something is not so: じゃ ない, で は あり; 0 for none. */
function negatedFor(tokens: readonly Token[], at: number): number {
  const [first, second, third] = tokens.slice(at, at + 3);
  const isNot = (token: Token | undefined) => /^(?:ない|ある)$/.test(token?.base ?? '');
  if (/^(?:じゃ|では)$/.test(first?.surface ?? '')) return isNot(second) ? 2 : 0;
  return first?.surface === 'で' && second?.surface === 'は' && isNot(third) ? 3 : 0;
}

/** Where the endings behind what is said end: 会い ます, 会っ て い まし た, 好き じゃ ない. */
function endingsFrom(
  tokens: readonly Token[],
  from: number,
): { end: number; helpers: Token[]; wishes: boolean } {
  const helpers: Token[] = [];
  let wishes = false;
  let at = from + (tokens[from - 1]?.pos === '名詞' ? negatedFor(tokens, from) : 0);
  for (; at < tokens.length; at += 1) {
    const { pos, detail, base } = tokens[at] as Token;
    const next = tokens[at + 1];
    if (/^(?:動詞|形容詞)$/.test(pos) && /^(?:非自立|接尾)$/.test(detail)) helpers.push(tokens[at] as Token);
    else if (pos === '助動詞') wishes ||= base === 'たい';
    else if (!(/^[てで]$/.test(base) && detail === '接続助詞' && next?.detail === '非自立')) break;
  }
  return { end: at, helpers, wishes };
}

const ENDS = /^(?:記号|UNK)$/;
/** 会うとき, 会うことが: what is no noun of its own. */
const FORMAL =
  /^(?:こと|の|ん|とき|時|ころ|頃|前|後|あと|方|ほう|つもり|はず|ため|ところ|よう|うち|まま|場合|予定|そう|みたい)$/;

/** How it goes on at `at`; null where nobody can tell. */
function goesOnAt(tokens: readonly Token[], at: number): Clause['goesOn'] | null {
  const [last, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || ENDS.test(token.pos)) return 'ends';
  if (/終助詞/.test(token.detail)) return 'ends';
  if (last?.form === '仮定形' && last.pos === '助動詞') return 'linked';
  if (token.detail === '接続助詞') {
    if (next?.pos === '記号') return 'ends';
    return /^(?:て|で|ながら|つつ)$/.test(token.surface) ? 'joined' : 'linked';
  }
  if (FORMAL.test(token.surface))
    return /^[がは、。]|です|だ$/.test(next?.surface ?? '。') ? 'linked' : 'joined';
  if (token.pos === '助詞' && /^(?:と|まで|ほど)$/.test(token.surface)) return 'linked';
  // 会った人, but 会った昨日 begins another clause.
  if (last?.form === '基本形' && token.pos === '名詞' && !/^(?:副詞可能|数)$/.test(token.detail))
    return 'describes';
  return token.surface === 'に' && last?.form === '連用形' && next?.pos === '動詞' ? 'joined' : null;
}

/** The clause that goes on at `from`, behind a noun with its particle, also where it describes a noun; null where it cannot be read. */
export function anyClauseFrom(
  tokens: readonly Token[],
  from: number,
  isKnown: (word: string) => boolean,
): Clause | null {
  const between: Argument[] = [];
  for (let at = from; at < Math.min(tokens.length, from + LONGEST); at += 1) {
    const token = tokens[at] as Token;
    // 先生は明日、…
    const last = tokens[at - 1];
    if (token.surface === '、' && at > from && (last?.detail === '副詞可能' || last?.pos === '副詞'))
      continue;
    const length = saidAt(tokens, at, isKnown);
    if (length === null) return null;
    if (length === 0) {
      if (isCase(token)) between.push({ particle: token.surface, at });
      continue;
    }
    const endings = endingsFrom(tokens, at + length);
    const goesOn = goesOnAt(tokens, endings.end);
    const word = token.pos === '名詞' ? token.surface : token.base;
    return goesOn && { word, head: at, between, goesOn, ...endings };
  }
  return null;
}

/** The same, but null where it describes a noun: who or what that noun is to it, nobody can tell. */
export function clauseFrom(
  tokens: readonly Token[],
  from: number,
  isKnown: (word: string) => boolean,
): Clause | null {
  const clause = anyClauseFrom(tokens, from, isKnown);
  return clause?.goesOn === 'describes' ? null : clause;
}

/** What the sentence is about before `at`: 私 of 私は毎朝、…; none where a verb stands between. */
export function topicsBefore(tokens: readonly Token[], at: number): Argument[] {
  const found: Argument[] = [];
  for (let before = at - 1; before >= 0; before -= 1) {
    const { surface, pos, detail } = tokens[before] as Token;
    const isBroken = /^(?:動詞|助動詞)$/.test(pos) || detail === '接続助詞' || /^[。！？「」]$/.test(surface);
    if (isBroken) break;
    if (surface === 'は' && pos === '助詞') found.push({ particle: surface, at: before });
  }
  return found;
}

/** The nouns with their particles before `at` in its clause. */
export function argumentsBefore(tokens: readonly Token[], at: number): Argument[] {
  const found: Argument[] = [];
  for (let before = at - 1; before >= Math.max(0, at - LONGEST); before -= 1) {
    const token = tokens[before] as Token;
    if (/^(?:記号|動詞|助動詞)$/.test(token.pos) || token.detail === '接続助詞') break;
    if (isCase(token)) found.push({ particle: token.surface, at: before });
  }
  return found;
}
