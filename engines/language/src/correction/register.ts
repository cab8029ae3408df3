import type { Token } from '../reading/tokeniser';
import { isOfKind } from './kinds';
import type { DoubtRule } from './rule';

const IS_POLITE = /^(?:ます|です|くださる|ござる)$/;
const isEnd = ({ surface }: Token): boolean => /^[。！？]$/.test(surface);

/** The sentences of a text, each with what ends it. */
function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (isEnd(token)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** 行った。 and 学生だ。, but not 行ったよ。, which is said to a friend. */
function registerOf(sentence: readonly Token[]): 'polite' | 'plain' | null {
  const words = sentence.filter((token) => !isEnd(token));
  const last = words.at(-1);
  if (words.slice(-4).some(({ base }) => IS_POLITE.test(base))) return 'polite';
  if (!last || last.base === 'たい' || !/^(?:動詞|形容詞|助動詞)$/.test(last.pos) || last.form !== '基本形')
    return null;
  return words.length > 2 ? 'plain' : null;
}

/** The plain sentences of a text that is polite elsewhere; none where somebody is quoted. */
export function plainAmongPolite(tokens: readonly Token[]): string[] {
  if (tokens.some(({ surface }) => /[「」『』]/.test(surface))) return [];
  const sentences = sentencesOf(tokens);
  if (!sentences.some((sentence) => registerOf(sentence) === 'polite')) return [];
  return sentences
    .filter((sentence) => registerOf(sentence) === 'plain')
    .map((sentence) => sentence.map(({ surface }) => surface).join(''));
}

const isStop = (token: Token | undefined): boolean => !token || /^[。！？!?]$/.test(token.surface);
const IS_CLOSING = /^(?:よ|ね|の|か|けど)$/;

/** Whether somebody above oneself is called before: 先生、… */
const isToAbove = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(0, at)
    .some(
      (token, place) =>
        isOfKind('above', token) && tokens[place + 1]?.surface === '、' && isStop(tokens[place - 1]),
    );

/** 先生、お元気ですか。明日授業あるの？: asks where the second sentence to somebody above oneself is plain. */
export const plainToAbove: DoubtRule = (tokens, at) => {
  if (at === 0 || !isStop(tokens[at - 1]) || isStop(tokens[at]) || !isToAbove(tokens, at)) return null;
  if (tokens.some(({ surface }) => /[「」『』]/.test(surface))) return null;
  const end = tokens.findIndex((token, place) => place > at && isStop(token));
  const sentence = tokens.slice(at, end === -1 ? undefined : end);
  if (sentence.some(({ base }) => IS_POLITE.test(base))) return null;
  const said = sentence.findLast(({ surface }) => !IS_CLOSING.test(surface));
  if (!said || !/^(?:動詞|形容詞|助動詞)$/.test(said.pos) || said.form !== '基本形' || sentence.length < 2)
    return null;
  return {
    ...{ at, length: sentence.length, readings: [] },
    why: 'To somebody above oneself every sentence is polite: です, ます.',
  };
};
