import { type Clause, low } from './clause';
import { readVerb } from './english-verbs';
import { said } from './feelings';
import { able } from './halves';
import type { Reading } from './noun';
import { type Base, join, say, whenDone } from './say';
import { subjectOf } from './say-clause';
import type { Parse } from './stances';

const IF_ONLY: Base = { ...say('いいのに', 'いい のに'), like: 'noun' };

/** "I wish I could speak Japanese", "I wish it would stop raining": what is not so; "I wish I had studied" is regret. */
export function wished(reading: Reading, parse: Parse): Clause | null {
  const regret = regretted(reading, parse);
  if (regret) return regret;
  const isUnreal = reading.tokens.some(({ text }) => /^(could|would)$/.test(text));
  const tokens = reading.tokens.map((token, at, all) => {
    if (token.text === 'could') return { ...token, text: 'can' };
    return token.text === 'would' && all[at + 1]?.text !== 'like' ? { ...token, text: 'will' } : token;
  });
  const so = parse(able({ ...reading, tokens }, 'that'));
  const inner = so && low(so);
  if (!inner?.subject || !(inner.tense.past || isUnreal)) return null;
  const who = inner.subject.who === 'i' ? null : subjectOf(inner);
  return said(join(who, inner.before, whenDone(inner.base, inner.tense.negative)), inner, IF_ONLY, {
    ended: true,
  });
}

/** "I had (not) bought it": what one should (not) have done. */
function regretted(reading: Reading, parse: Parse): Clause | null {
  const { tokens } = reading;
  const [i, had] = tokens;
  const not = tokens[2]?.text === 'not' ? 1 : 0;
  const verb = readVerb(tokens[2 + not]?.text ?? '').find(({ form }) => form === 'participle');
  if (i?.text !== 'i' || had?.text !== 'had' || !verb || /^(be|know|have)$/.test(verb.base)) return null;
  const words = ['should', ...(not ? ['not'] : []), 'have'].map((text) => ({ ...had, text }));
  return parse({ ...reading, tokens: [i, ...words, ...tokens.slice(2 + not)] });
}
