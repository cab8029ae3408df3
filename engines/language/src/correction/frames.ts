import { authoredRows } from '../authored/read-authored';
import type { Token } from '../reading/tokeniser';
import { godanClassOf } from '../forms/conjugation';
import { inflect } from '../forms/inflect';
import { anyClauseFrom, type Argument, argumentsBefore, type Clause, topicsBefore } from './clause';
import { kindsOfNouns, nounKinds } from './kinds';
import type { Fix, Rule } from './rule';

/** One row of `data/authored/frames.tsv`. */
interface Slot {
  /** What is right; the first is what is said. */
  readonly right: readonly string[];
  /** The particles that are wrong in its place. */
  readonly wrong: string;
  /** Another noun that must stand in the clause, or must not. */
  readonly beside: Beside | null;
  /** Null where any noun fits. */
  readonly kinds: readonly string[] | null;
  readonly what: string;
}

/** Another noun in the clause: its particle, and its kinds where they matter. */
interface Beside {
  readonly isThere: boolean;
  readonly particle: string;
  readonly kinds: readonly string[] | null;
}

export interface Frame {
  readonly place: string;
  readonly words: readonly string[];
  readonly slot: Slot;
  /** A sentence with the mistake, and without it; empty where the row only says what is right. */
  readonly sentences: readonly [wrong: string, right: string];
}

/** `+を` where the clause has を, too, `+が:alive` where that is of a kind, `-が` where it has none; は is what the sentence is about. */
function readBeside(source: string): Beside | null {
  const [, sign, particle = '', kinds] = /([+-])(.)(?::(.+))?$/.exec(source) ?? [];
  return sign === undefined ? null : { isThere: sign === '+', particle, kinds: kinds?.split('|') ?? null };
}

/** @throws Error naming a row with a kind of nouns that is not known */
export const readFrames = (): Frame[] =>
  authoredRows('frames.tsv', 7).map(({ place, columns }) => {
    const [right = '', wrong = '', kinds = '', words = '', what = '', bad = '', good = ''] = columns;
    const named = kinds === '*' ? null : kinds.split('|');
    const unknown = named?.find(
      (kind) => !/^(?:name|duration|price|spot|age)$/.test(kind) && !kindsOfNouns().has(kind),
    );
    if (unknown !== undefined) throw new Error(`${place}: no kind ${unknown}`);
    const slot = {
      ...{ right: right.split(','), wrong: wrong.replace(/[+-].*/, ''), kinds: named, what },
      beside: readBeside(wrong),
    };
    return { place, words: words.split(';'), slot, sentences: [bad, good] };
  });

const known = { slots: null as ReadonlyMap<string, readonly Slot[]> | null };

/** 会える takes what 会う takes, but for を, which may be が. */
function canDo(word: string, { right }: Slot): string[] {
  const like =
    /(?:[うくぐすつぶむ]|[乗帰座登戻]る|泊まる)$/.test(word) && /^[にとで]$/.test(right[0] ?? '')
      ? godanClassOf(word)
      : null;
  const can = like && inflect(word, like, 'potential');
  return can && !OTHERS.test(can) ? [can] : [];
}

/** What is another verb, too. */
const OTHERS = /^(?:つける|付ける|開ける|空ける|向ける|続ける|届ける|育てる|立てる|進める|止める|違える)$/;

function readSlots(): ReadonlyMap<string, readonly Slot[]> {
  const slots = new Map<string, Slot[]>();
  for (const { words, slot } of readFrames())
    for (const word of words.flatMap((one) => [one, ...canDo(one, slot)]))
      slots.set(word, [...(slots.get(word) ?? []), slot]);
  return slots;
}

const isTime = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.detail === '副詞可能' ||
  tokens[at - 2]?.detail === '数' ||
  nounKinds(tokens, at - 1).includes('dated');

/** Of nouns without a kind only these are sure to be one. */
const isSomething = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^(?:名詞|UNK)$/.test(token.pos) &&
  (!/^(?:副詞可能|数|非自立)$/.test(token.detail) || /^(?:物|もの|人|所|ほう|方)$/.test(token.surface));

/** The noun before a particle, what is said of it, and what else stands in the clause. */
interface Case {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly particle: string;
  readonly kinds: readonly string[];
  readonly clause: Clause;
  readonly others: readonly Argument[];
}

/** Where one may say に of a place, one may say へ. */
const isRight = ({ right, wrong }: Slot, particle: string): boolean =>
  right.includes(particle) || (particle === 'へ' && right.includes('に') && !wrong.includes('へ'));

const fits = ({ kinds }: Slot, nouns: readonly string[]): boolean =>
  kinds !== null && kinds.some((kind) => nouns.includes(kind));

const GOES = /^(?:行く|いく|来る|くる|帰る|かえる|戻る|出かける|通う)$/;

/** 遊びに行く: what for, and not where to. */
const isPurpose = (tokens: readonly Token[], at: number): boolean =>
  GOES.test(tokens[at + 1]?.base ?? '') &&
  (tokens[at - 1]?.detail === 'サ変接続' || tokens[at - 1]?.surface === '遊び');

/** Whether another noun of the clause has the particle already; で and と may stand twice, a time and a purpose have their own に. */
const isTaken = ({ tokens, others }: Case, { right: [right = ''], kinds }: Slot): boolean =>
  /^[をがに]$/.test(right) &&
  kinds?.[0] !== 'dated' &&
  others.some(
    ({ particle, at }) =>
      particle === right && !(right === 'に' && (isTime(tokens, at) || isPurpose(tokens, at))),
  );

/** 母にもらったセーター has no を of its own: the sweater is what one gets. */
const isDescribed = ({ tokens, clause }: Case): boolean =>
  clause.goesOn === 'describes' &&
  !nounKinds(tokens, clause.end).some((kind) => /^(?:person|alive)$/.test(kind));

function isBeside(one: Case, { beside }: Slot): boolean {
  const { tokens, others } = one;
  if (beside === null) return true;
  if (beside.isThere && beside.particle === 'を' && beside.kinds === null && isDescribed(one)) return true;
  const isThere = others.some(
    ({ particle, at }) =>
      particle === beside.particle &&
      (beside.kinds === null || beside.kinds.some((kind) => nounKinds(tokens, at - 1).includes(kind))),
  );
  return isThere === beside.isThere;
}

/** Whether a verb further on may be what the noun goes with: 駅に友達に会いに行きます. */
function goesWithLater(
  { tokens, particle, kinds, clause }: Case,
  slots: ReadonlyMap<string, readonly Slot[]>,
): boolean {
  if (clause.goesOn === 'ends') return false;
  const taken = new Set<string>();
  const describes = clause.goesOn === 'describes';
  for (let at = clause.end; at < tokens.length; at += 1) {
    const { surface, base, pos, detail } = tokens[at] as Token;
    if (pos === '記号') return false;
    if (pos === '助詞' && detail === '格助詞' && isSomething(tokens[at - 1])) taken.add(surface);
    // 読むのは難しい: what is difficult is named.
    if (/^[はもが]$/.test(surface) && /^(?:の|こと)$/.test(tokens[at - 1]?.surface ?? '')) taken.add('が');
    // 話すことができます is one thing.
    if (/^(?:できる|出来る|ある)$/.test(base) && tokens[at - 2]?.surface === 'こと') continue;
    const isVerb = pos === '動詞' && detail === '自立' && base !== 'する';
    // 友達に遊びに誘われました
    if (particle === 'に' && /^(?:ら?れる|さ?せる|もらう|いただく|ほしい|欲しい)$/.test(base)) return true;
    // 公園に遊ぶ子供がいます, 日本語が話す人が多いです, 庭を遊ぶ場所にしました
    if (describes && /^(?:ある|いる|ない|多い|少ない|する)$/.test(base)) return true;
    if (describes && particle === 'が' && (isVerb || pos === '形容詞')) return true;
    // Where one goes to do it: 公園に散歩をしに行きました.
    if (/^[にへ]$/.test(particle) && GOES.test(base) && !kinds.includes('undated')) return true;
    const found = slots.get(isVerb ? base : surface);
    // 絵を安ければ買う: を goes with a verb.
    const isVerbs =
      describes || clause.goesOn === 'joined' || (particle === 'を' && clause.word.endsWith('い'));
    if (isVerb && !found && isVerbs) return true;
    const takes = found?.some(
      (slot) => (describes || slot.kinds === null || fits(slot, kinds)) && isRight(slot, particle),
    );
    if (takes && !taken.has(particle)) return true;
  }
  return false;
}

/** What a form says takes other particles: 写真が飾ってある, 友達に待ってもらう, 水が飲みたい, 先生に呼ばれる. */
function isOtherwise({ particle, kinds, clause }: Case): boolean {
  const { helpers, wishes } = clause;
  if (particle === 'が' && (wishes || kinds.includes('alive') || kinds.includes('person'))) return true;
  return helpers.some(({ base, detail, pos, surface }) => {
    if (detail === '接尾')
      return base === 'がる' ? particle === 'が' || clause.word.endsWith('い') : base !== 'そう';
    if (base === 'ある') return true;
    if (pos === '形容詞') return particle === 'が' || base === 'ほしい';
    if (/^(?:いく|くる|行く|来る)$/.test(base)) return /^[にへ]$/.test(particle);
    if (/^(?:もらう|いただく|くれる|くださる|あげる)$/.test(base) && surface !== 'ください')
      return particle === 'に';
    return !/^(?:いる|おる|しまう|ちゃう|おく|みる|始める|終わる|続ける|すぎる|過ぎる|くださる|いらっしゃる|なさる)$/.test(
      base,
    );
  });
}

/**
 * Of what describes a noun one cannot tell where it is or goes, nor who does it: 大学で入ったサークル, 町を行く人. What is made
 * the background has を: 海をバックに写真を撮る.
 */
function isTold({ clause, particle }: Case, { right: [right = ''] }: Slot): boolean {
  if (particle === 'を' && right === 'で' && clause.between.some((other) => other.particle === 'に'))
    return false;
  if (clause.goesOn !== 'describes') return true;
  const isPlace = particle === 'で' && !/^(?:住む|すむ|勤める)$/.test(clause.word);
  return !/^[-が]$/.test(right) && !GOES.test(clause.word) && !isPlace;
}

function judge(one: Case, slots: ReadonlyMap<string, readonly Slot[]>): Slot | null {
  const all = (slots.get(one.clause.word) ?? []).filter((slot) => isBeside(one, slot));
  const particular = all.filter((slot) => fits(slot, one.kinds));
  const general = isSomething(one.tokens[one.at - 1]) ? all.filter(({ kinds }) => kinds === null) : [];
  for (const some of [particular, general]) {
    if (some.some((slot) => isRight(slot, one.particle))) return null;
    const wrong = some.filter(
      (slot) => slot.wrong.includes(one.particle) && isTold(one, slot) && !isTaken(one, slot),
    );
    if (new Set(wrong.map(({ right }) => right[0])).size > 1) return null;
    if (wrong[0]) return wrong[0];
  }
  return null;
}

/** 友達の会いました: の joins nouns, and before a verb that ends its sentence it stands for what the noun takes. */
function ofJoined(tokens: readonly Token[], at: number): Fix | null {
  const slots = (known.slots ??= readSlots());
  const [verb, ending] = tokens.slice(at + 1, at + 3);
  if (verb?.pos !== '動詞' || verb.form !== '連用形' || !/^(?:ます|たい)$/.test(ending?.base ?? ''))
    return null;
  const kinds = nounKinds(tokens, at - 1);
  const all = (slots.get(verb.base) ?? []).filter(({ beside }) => beside === null);
  const some = all.filter((slot) => slot.kinds === null || fits(slot, kinds));
  // に or と: 友達に会いました.
  const slot = some.find(({ right }) => some.every((other) => right.includes(other.right[0] ?? '')));
  const [right = '-'] = slot?.right ?? [];
  if (!slot || right === '-') return null;
  return { at, length: 1, text: right, why: `${slot.what} takes ${right}; の joins nouns.` };
}

/** 友達 + を + 会う → に: what a noun takes before a verb, where one particle alone is left. */
export const frames: Rule = (tokens, start): Fix | null => {
  const at = start + 1;
  const token = tokens[at];
  if (token?.surface === 'の' && token.detail === '連体化' && isSomething(tokens[start]))
    return ofJoined(tokens, at);
  if (token?.pos !== '助詞' || token.detail !== '格助詞' || !/^[をにがでとへ]$/.test(token.surface))
    return null;
  // 駅にで会う is asked about; 駅に近い店で買いました tells what it is near.
  const next = tokens[at + 1];
  if (next?.detail === '格助詞' || (token.surface === 'に' && /^(?:近い|遠い)$/.test(next?.base ?? '')))
    return null;
  const slots = (known.slots ??= readSlots());
  const clause = anyClauseFrom(tokens, at + 1, (word) => slots.has(word));
  if (!clause) return null;
  const particle = token.surface;
  // 冬でも咲きます
  if (particle === 'で' && tokens[at + 1]?.surface === 'も') return null;
  if (particle === 'と' && clause.head !== at + 1) return null;
  const others = [...topicsBefore(tokens, at), ...argumentsBefore(tokens, at), ...clause.between];
  const one: Case = { tokens, at, particle, kinds: nounKinds(tokens, start), clause, others };
  if (isOtherwise(one)) return null;
  // 彼を好きだと言う and 漢字を難しいと思う take を.
  const isJudged =
    particle === 'を' &&
    tokens[clause.end]?.surface === 'と' &&
    /^(?:だ|です|.*い)$/.test(tokens[clause.end - 1]?.base ?? '') &&
    !clause.wishes;
  const slot = isJudged ? null : judge(one, slots);
  if (!slot || goesWithLater(one, slots)) return null;
  const [right = ''] = slot.right;
  // 京都で古いホテルを泊まりました: the noun next to the verb is what it takes.
  const isNearer = clause.between.some((other) => {
    const kinds = nounKinds(tokens, other.at - 1);
    const nearer = judge({ ...one, at: other.at, particle: other.particle, kinds }, slots);
    return nearer?.right[0] === right;
  });
  if (isNearer) return null;
  // 三十分を目安に歩く is no time that it takes.
  if (right === '-' && particle === 'を' && clause.head !== at + 1) return null;
  if (right === '-') return { at, length: 1, text: '', why: `${slot.what} stands without ${particle}.` };
  return { at, length: 1, text: right, why: `${slot.what} takes ${right}, not ${particle}.` };
};
