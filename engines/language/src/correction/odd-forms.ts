import type { Token } from '../reading/tokeniser';
import type { DoubtRule } from './rule';

type Test = (token: Token) => boolean;

const isVerb: Test = ({ pos }) => pos === '動詞';
const isWord: Test = ({ pos }) => pos === '動詞' || pos === '形容詞';
const isEnding =
  (...bases: readonly string[]): Test =>
  ({ pos, base }) =>
    pos === '助動詞' && bases.includes(base);
const inForm =
  (test: Test, form: string): Test =>
  (token) =>
    test(token) && token.form === form;
const reads =
  (pos: string, surface: RegExp): Test =>
  (token) =>
    token.pos === pos && surface.test(token.surface);

const isCase =
  (surface: RegExp): Test =>
  (token) =>
    token.detail === '格助詞' && surface.test(token.surface);

/**
 * What never stands side by side, as the tokeniser cuts what is no form: 話す + ます, 分からなく + た, 覚え + り. None is in
 * any of our sentences. The other way round, to doubt whatever our sentences do not have, is wrong about one sentence in
 * seven that people say to each other.
 */
const NEVER: readonly (readonly [left: Test, right: Test])[] = [
  [inForm(isVerb, '基本形'), isEnding('ます', 'たい', 'た')],
  [inForm(isVerb, '基本形'), reads('助詞', /^(?:て|ば|たり)$/)],
  [
    inForm(isVerb, '基本形'),
    ({ pos, detail, base }) =>
      pos === '動詞' && detail !== '自立' && /^(?:すぎる|過ぎる|くださる|ら?れる|さ?せる)$/.test(base),
  ],
  [isWord, isEnding('り', 'なり')],
  [
    ({ pos, form, surface, base }) => pos === '動詞' && form === '連用形' && surface !== base.slice(0, -1),
    ({ pos, detail, base }) =>
      (detail === '接尾' && base === 'られる') || (pos === '助動詞' && base === 'ない'),
  ],
  [({ pos, form }) => pos === '形容詞' && form === '基本形', isEnding('ある')],
  [inForm(isWord, 'ガル接続'), reads('動詞', /^いく$/)],
  [inForm(isEnding('ない', 'たい'), '基本形'), reads('助詞', /^ば$/)],
  [
    ({ detail }) => detail === '形容動詞語幹',
    ({ pos, base, form }) => pos === '動詞' && base === 'く' && form === '基本形',
  ],
  [isEnding('ない'), isEnding('なり')],
  [inForm(isVerb, '未然形'), isEnding('ある', 'です')],
  [inForm(isVerb, '連用形'), (token) => isEnding('だ')(token) && token.form === '基本形'],
  [inForm(isEnding('ない'), '連用テ接続'), isEnding('た')],
  [({ pos }) => pos === '名詞', inForm(isEnding('たり'), '未然形')],
  [inForm(isEnding('だ', 'です'), '基本形'), isEnding('ます')],
  [({ detail, base }) => detail === '接尾' && /^ら?れる$/.test(base), reads('名詞', /^ら$/)],
  [inForm(isWord, 'ガル接続'), isEnding('ない')],
  [inForm(isVerb, '体言接続特殊２'), reads('助詞', /^て$/)],
  [({ pos, surface }) => pos === 'UNK' && /^\p{Script=Han}$/u.test(surface), isVerb],
  [isCase(/^を$/), reads('助詞', /^[がにでへは]$/)],
  [isCase(/^が$/), reads('助詞', /^[をにへは]$/)],
  [isCase(/^に$/), isCase(/^[をがへで]$/)],
  [isCase(/^で$/), isCase(/^[をがにへ]$/)],
  [isCase(/^へ$/), isCase(/^[をがで]$/)],
  [reads('連体詞', /^[こそあど]の$/), isCase(/^[をがにへ]$/)],
  [({ surface, form }) => surface === 'な' && form === '体言接続', isCase(/^[をがにへ]$/)],
];

/** A form that no word has, where no rule knows which one is meant. */
export const oddForm: DoubtRule = (tokens, at) => {
  const [left, right] = tokens.slice(at, at + 2);
  if (!left || !right || !NEVER.some(([before, after]) => before(left) && after(right))) return null;
  const text = left.surface + right.surface;
  return { at, length: 2, readings: [], why: `There is no form that goes on like this: ${text}.` };
};

/** 日本語の話します: の joins nouns, and stands for another particle before a verb that ends its sentence. */
export const joinedToVerb: DoubtRule = (tokens, at) => {
  const [noun, no, verb, ending] = tokens.slice(at, at + 4);
  const isJoint = no?.surface === 'の' && no.detail === '連体化' && noun?.pos === '名詞';
  if (!isJoint || verb?.pos !== '動詞' || verb.detail !== '自立' || verb.form !== '連用形') return null;
  if (ending?.base !== 'ます') return null;
  return { at, length: 3, readings: [], why: 'の joins nouns: before a verb another particle stands.' };
};

const isObject = (token: Token | undefined): boolean => token?.surface === 'を' && token.detail === '格助詞';
/** 橋を荷物を持って渡る has a verb for each. */
const ENDS = /^(?:記号|助動詞)$/;

/** コーヒーを砂糖を入れます: one verb acts on one thing. */
export const twoObjects: DoubtRule = (tokens, at) => {
  if (!isObject(tokens[at])) return null;
  const next = tokens.findIndex((token, place) => place > at && (isObject(token) || !isNounPart(token)));
  if (!isObject(tokens[next])) return null;
  const [verb, ending, last] = tokens.slice(next + 1, next + 4);
  if (verb?.pos !== '動詞' || verb.detail !== '自立') return null;
  const goesOn = ending?.detail === '接続助詞' && last?.detail === '非自立';
  if (!goesOn && !ENDS.test(ending?.pos ?? '記号')) return null;
  if (!goesOn && last && !ENDS.test(last.pos) && !/助詞/.test(last.pos)) return null;
  return {
    ...{ at: at - 1, length: next - at + 2, readings: [] },
    why: 'A verb takes を once: one of the two takes another particle.',
  };
};

const isNounPart: Test = ({ pos, surface }) =>
  /^(?:名詞|接頭詞|連体詞)$/.test(pos) || /^[のとで]$/.test(surface);
