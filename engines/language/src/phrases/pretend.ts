import { parseBe } from './be';
import { type Clause, type Parts, withMood } from './clause';
import * as forms from './say';
import { join, say, verbBase } from './say';

/** "pretended (not) to sleep": 寝ているふりをしました */
export function parsePretend(parts: Parts, at: number, past: boolean): Clause | null {
  const not = parts.reading.tokens[at]?.text === 'not' ? 1 : 0;
  if (parts.negative || parts.reading.tokens[at + not]?.text !== 'to') return null;
  if (parts.reading.tokens[at + not + 1]?.text === 'be') {
    const so = parseBe({ ...parts, negative: not > 0 }, at + not + 2, false);
    const state =
      so && (so.base.like === 'noun' ? join(so.base, say('の')) : forms.plain(so.base, so.tense, true));
    if (!so || !state || so.timely || (so.base.like === 'noun' && not)) return null;
    const base = verbBase(join(state, say('ふり'), say('を'), say('する')));
    return { ...so, base, tense: { past, negative: false }, bare: false };
  }
  // 会う is not what one pretends when one pretends not to see somebody.
  if (/^(see|meet)$/.test(parts.reading.tokens[at + not + 1]?.text ?? '')) return null;
  const inner = withMood({ ...parts, negative: not > 0 }, at + not + 1, ['base'], 'plain', false);
  if (!inner || !/^v/.test(inner.base.like)) return null;
  const isGoing = not > 0 || inner.base.written.endsWith('いる');
  const base = isGoing ? inner.base : forms.going(inner.base);
  const what = join(forms.plain(base, inner.tense), say('ふり'), say('を'), say('する'));
  return { ...inner, base: verbBase(what), tense: { past, negative: false }, bare: false };
}
