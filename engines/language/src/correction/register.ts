import type { Token } from '../reading/tokeniser';

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
