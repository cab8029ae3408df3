import type { Token } from '../reading/tokeniser';
import type { Rule } from './rule';

const isQuestion = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.surface === 'か' && /^[。？?]$/.test(tokens[at + 1]?.surface ?? '');

/**
 * もう食べますか。はい、もう食べました → 食べましたか: who answers that it is done was asked whether it was. もう帰りますか。
 * はい、仕事は終わりました answers with another verb.
 */
export const askedTooSoon: Rule = (tokens, start) => {
  if (tokens[start]?.surface !== 'もう') return null;
  const at = tokens.findIndex(
    (token, place) =>
      place > start &&
      token.pos === '動詞' &&
      tokens[place + 1]?.surface === 'ます' &&
      isQuestion(tokens, place + 2),
  );
  if (at === -1 || tokens[at + 4]?.surface !== 'はい') return null;
  const between = tokens.slice(start, at);
  if (between.some(({ surface }) => /^[。？?]$/.test(surface))) return null;
  const verb = tokens[at] as Token;
  const isDone = tokens.some(
    (token, place) =>
      place > at + 4 &&
      (token.base === verb.base || (token.base === 'もうす' && verb.base === 'する')) &&
      tokens[place + 1]?.surface === 'まし' &&
      tokens[place + 2]?.surface === 'た',
  );
  if (!isDone) return null;
  return {
    ...{ at: at + 1, length: 1, text: 'ました' },
    why: 'Whether something has happened already is asked with もう…ましたか.',
  };
};
