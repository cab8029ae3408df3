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
];

/** A form that no word has, where no rule knows which one is meant. */
export const oddForm: DoubtRule = (tokens, at) => {
  const [left, right] = tokens.slice(at, at + 2);
  if (!left || !right || !NEVER.some(([before, after]) => before(left) && after(right))) return null;
  const text = left.surface + right.surface;
  return { at, length: 2, readings: [], why: `There is no form that goes on like this: ${text}.` };
};
