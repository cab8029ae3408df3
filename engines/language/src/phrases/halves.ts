import type { Clause, Sentence } from './clause';
import type { EnglishToken } from './english-tokens';
import type { Reading } from './noun';

/** "While I was waiting, I read a magazine": what may be past is, beside what was. */
export const inPast = (main: Sentence, second: Clause, tokens: readonly EnglishToken[]): Sentence => {
  const isEither = tokens.some(({ text }) => /^(read|put|cut|hit|let|set|shut|quit)$/.test(text));
  if (!('clause' in main) || !second.tense.past || !isEither || !main.clause.bare) return main;
  return { ...main, clause: { ...main.clause, tense: { ...main.clause.tense, past: true } } };
};

/** "if you can't come" asks for no leave: can is being able to. */
export const able = (reading: Reading, joint: string): Reading =>
  /^(but|so|and|and then)$/.test(joint) ? reading : { ...reading, tokens: reading.tokens.flatMap(asAble) };
// Its "not" stands behind it, and before "able".
const asAble = (token: EnglishToken, at: number, all: readonly EnglishToken[]): EnglishToken[] => {
  const words = (...texts: string[]) => texts.map((text) => ({ ...token, text }));
  if (token.text === 'not' && all[at - 1]?.text === 'can') return words('not', 'able', 'to');
  if (token.text !== 'can') return [token];
  return all[at + 1]?.text === 'not' ? words('is') : words('is', 'able', 'to');
};
