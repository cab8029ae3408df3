import type { Clause, Sentence } from './clause';
import type { EnglishToken } from './english-tokens';
import { readVerb } from './english-verbs';
import type { Reading } from './noun';
import { happened } from './own-past';

/** "While I was waiting, I read a magazine": what may be past is, beside what was. */
export const inPast = (main: Sentence, second: Clause, tokens: readonly EnglishToken[]): Sentence =>
  'clause' in main && second.tense.past ? { ...main, clause: happened(main.clause, tokens) } : main;

/** "If I had money, I would buy a car": what would be is what will be, had one the money. */
export const hypothetical = (tokens: readonly EnglishToken[]): readonly EnglishToken[] =>
  tokens.map((token, at) =>
    token.text === 'would' &&
    !tokens.slice(at + 1, at + 4).some(({ text }) => /^(like|have|mind)$/.test(text))
      ? { ...token, text: 'will' }
      : token,
  );

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

const GOES_ON = /^(live|work|study|learn|use|teach|play|practice|wait|stay|do)$/;
const IS_SO = /^(know|like|love|want|have|own|hate)$/;

/** "I have lived here (since …)": what has been so since then is so now; null for what has happened since. */
export function lasting(reading: Reading): Reading | null {
  const at = reading.tokens.findIndex(({ text }) => /^(have|has)$/.test(text));
  const [have, verb] = reading.tokens.slice(at, at + 2);
  if (!have || !verb) return null;
  const words = (...texts: string[]) => ({
    ...reading,
    tokens: [
      ...reading.tokens.slice(0, at),
      ...texts.map((text) => ({ ...have, text })),
      ...reading.tokens.slice(at + 2),
    ],
  });
  if (verb.text === 'been') return words('is');
  const heads = readVerb(verb.text).flatMap(({ base, form }) => (form === 'participle' ? [base] : []));
  const goesOn = heads.find((head) => GOES_ON.test(head));
  const isSo = heads.find((head) => IS_SO.test(head));
  return goesOn ? words('is', `${goesOn}ing`) : isSo ? words(isSo) : null;
}
