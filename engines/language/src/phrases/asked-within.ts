import type { Clause } from './clause';
import { said } from './feelings';
import { parseEmbedded } from './question';
import { type Base, join, say, verbBase } from './say';
import type { Opener, Parse } from './stances';
import { texts } from './time-words';

const UNDERSTAND = verbBase(say('分かる', 'わかる'));
const FORGET = verbBase(say('忘れる', 'わすれる'));
const REMEMBERED = verbBase(say('覚えている', 'おぼえている'));
const KNOWN = verbBase(say('知っている', 'しっている'));
const DECIDABLE = verbBase(say('決められる', 'きめられる'));
const DECIDED = verbBase(say('決めている', 'きめている'));
const CURIOUS: Base = { ...say('知りたい', 'しりたい'), like: 'adj-i' };

const NOT = { past: false, negative: true };
const PAST = { past: true, negative: false };

/** "I do not know where he lives" */
const known =
  (parse: Parse, base: Base, tense: Clause['tense'] = { past: false, negative: false }): Parse =>
  (reading) => {
    const inner = parseEmbedded(reading, parse, tense.past);
    return inner && said(inner.said, inner, base, { tense });
  };

/** "I wonder where he lives": どこに住んでいるのでしょうか */
const wondered =
  (parse: Parse): Parse =>
  (reading) => {
    const inner = parseEmbedded(reading, parse);
    // 誰 and いくら are followed by another ending.
    if (!inner || !/[いうくすつぬぶむるた]か$/.test(inner.said.written)) return null;
    if (/(いつ|どう)か$/.test(inner.said.written)) return null;
    const { written, kana } = inner.said;
    const so = say(written.slice(0, -1), kana.replace(/ か$/, ''));
    const base: Base = { ...join(so, say('の'), say('でしょう'), say('か')), like: 'noun' };
    return said(say(''), inner, base, { ended: true });
  };

const undecided =
  (parse: Parse): Parse =>
  (reading) => {
    const inner = known(parse, DECIDED, NOT)(reading);
    return inner && { ...inner, before: join(say('まだ'), inner.before) };
  };

/** "I'm not sure, but …": よく分かりません */
const unsure: Parse = (reading) =>
  texts(reading, 0, reading.tokens.length) === 'sure'
    ? said(say('よく'), { pieces: [] }, UNDERSTAND, { tense: NOT })
    : null;

/** What one knows, asks oneself or cannot decide, by its English. */
export const knowing = (parse: Parse): readonly Opener[] => [
  ['i do not know', known(parse, UNDERSTAND, NOT)],
  ['i am not sure', known(parse, UNDERSTAND, NOT)],
  ['i am not', unsure],
  ['i do not remember', known(parse, REMEMBERED, NOT)],
  ['i can not remember', known(parse, verbBase(say('思い出せる', 'おもいだせる')), NOT)],
  ['i remember', known(parse, REMEMBERED)],
  ['i know', known(parse, KNOWN)],
  ['i forgot', known(parse, FORGET, PAST)],
  ['i can not decide', known(parse, DECIDABLE, NOT)],
  ['i have not decided', undecided(parse)],
  ['i want to know', known(parse, CURIOUS)],
  ['i would like to know', known(parse, CURIOUS)],
  ['i wonder', wondered(parse)],
];
