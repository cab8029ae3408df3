import type { Mistaken } from './wrong-adjectives';

/** The parts of a verb that what is said among friends is made of; `intended` is empty where it has none. */
interface Stems {
  readonly word: string;
  readonly stem: string;
  readonly te: string;
  readonly not: string;
  readonly intended: string;
}

/** 飲んじゃった, 食べちゃだめ and 買っとく, each behind what て leaves. */
const DONE = ['っ', 'う', 'い', 'だめ', 'ダメ', 'いけ'];
const READY = ['く', 'いた', 'いて', 'きます', 'きました'];
const short = (te: string): { root: string; done: string; ready: string } => {
  const isVoiced = te.endsWith('で');
  return { root: te.slice(0, -1), done: isVoiced ? 'じゃ' : 'ちゃ', ready: isVoiced ? 'ど' : 'と' };
};

/** What てしまう, ては and ておく become: 飲んじゃう, 買っとく. */
export function contractedOf(te: string): string[] {
  const { root, done, ready } = short(te);
  return [...DONE.map((end) => root + done + end), ...READY.map((end) => root + ready + end)];
}

const OTHER: Readonly<Record<string, string>> = { ちゃ: 'じゃ', じゃ: 'ちゃ', ど: 'と', と: 'ど' };
/** 考えじゃだめ and 日の出じゃだめ have a noun; nothing is called 寝. */
const isNoNoun = (root: string): boolean => /(?:っ|ん)$|^(?!出)\p{Script=Han}$/u.test(root);
/** What nobody sets out to do. */
const NOT_INTENDED = /(?:できる|出来る|分かる|わかる|ある|見える|聞こえる|要る|足りる|間に合う)$/;

/** 飲んちゃった, 行ちゃった, 行きちゃう, 寝じゃだめ, 予約しどく, 行かなちゃ, 辞めるようと思う. */
export function* ofContracted({ word, stem, te, not, intended }: Stems): Generator<Mistaken> {
  const { root, done, ready } = short(te);
  const why = (right: string) => `Said short, ${te} becomes ${right}.`;
  const unjoined = root.endsWith('っ') ? [root.slice(0, -1)] : [];
  for (const end of DONE) {
    const right = root + done + end;
    const before = stem === root ? [word] : [word, stem, ...unjoined];
    for (const wrong of before.map((one) => `${one}ちゃ${end}`)) yield [wrong, right, why(root + done)];
    if (isNoNoun(root) || /^[うっ]/.test(end)) yield [root + OTHER[done] + end, right, why(root + done)];
  }
  for (const end of READY) yield [root + OTHER[ready] + end, root + ready + end, why(`${root + ready}く`)];
  for (const wrong of ['なちゃ', 'ないちゃ'])
    yield [not + wrong, `${not}なくちゃ`, `What one must do is, said short, ${not}なくちゃ.`];
  if (!intended || NOT_INTENDED.test(word)) return;
  for (const end of ['思', 'おも', 'し'])
    yield [`${word}ようと${end}`, `${intended}と${end}`, `What one means to do is ${intended}と思う.`];
}
