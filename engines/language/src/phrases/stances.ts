import { parseLocation } from './adjuncts';
import { type Clause, low } from './clause';
import { readVerb } from './english-verbs';
import { existing } from './existing';
import { HAPPY, SAD, said, SURPRISED } from './feelings';
import { able } from './halves';
import { type Reading, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import {
  bare,
  type Base,
  favoured,
  join,
  onTe,
  plain,
  say,
  type Say,
  type Tense,
  teOf,
  verbBase,
} from './say';
import { piecesOfVerb, possible, sayVerb } from './say-verb';
import { type Form, parseVerb } from './verb-phrase';

export type Parse = (reading: Reading) => Clause | null;
/** The words that begin a sentence, and what they say of the rest. */
export type Opener = readonly [words: string, said: Parse];

const PAST: Tense = { past: true, negative: false };
const PAST_NOT: Tense = { past: true, negative: true };
const GOOD: Base = { ...say('いい'), like: 'adj-i' };
const REGRET = verbBase(say('後悔している', 'こうかい している'));
const REPORTED = verbBase(say('言われている', 'いわれている'));
const BELIEVED = verbBase(say('考えられている', 'かんがえられている'));
const PITY: Base = { ...say('残念', 'ざんねん'), like: 'adj-na' };
const WORRIED: Base = { ...say('心配', 'しんぱい'), like: 'adj-na' };
const FORGET = verbBase(say('忘れる', 'わすれる'));
const LONGED_FOR: Base = { ...say('楽しみ', 'たのしみ'), like: 'adj-na' };
const FIRST: Base = { ...say('初めて', 'はじめて'), like: 'noun' };
const NOTICE = verbBase(say('気がつく', 'き が つく'));
const BELIEVABLE = verbBase(say('信じられる', 'しんじられる'));

const BE_THERE = verbBase(say('ある'));

/** How one feels on hearing something. */
const TO_HEAR: readonly (readonly [string, Base])[] = [
  ['glad', HAPPY],
  ['happy', HAPPY],
  ['sad', SAD],
  ['surprised', SURPRISED],
  ['relieved', verbBase(say('安心する', 'あんしん する'))],
];

const whole = ({ topic, particle, before }: Clause, end: Say): Say =>
  join(topic && join(topic, say(particle)), before, end);

/** What "you can" and could is no leave here, but possible. */
const possibly =
  (parse: Parse): Parse =>
  (reading) => {
    const could = reading.tokens.some(({ text }) => text === 'could');
    const tokens = reading.tokens.map((token) =>
      token.text === 'could' ? { ...token, text: 'can' } : token,
    );
    const inner = parse(able({ ...reading, tokens }, 'that'));
    return inner && could ? { ...inner, tense: { ...inner.tense, past: true } } : inner;
  };

/** "I am glad (that) I came", "… it did not rain": よかったです; what "you" did is a favour that one is happy about. */
const glad =
  (parse: Parse): Parse =>
  (reading) => {
    const so = parse(reading);
    const inner = so && low(so);
    const { who } = inner?.subject ?? {};
    if (!inner?.subject || inner.base.like === 'noun') return null;
    const { base, tense } = inner;
    if (who === 'you') {
      if (!inner.done || tense.negative) return null;
      const could = reading.tokens.some(({ text }) => /^(can|could)$/.test(text));
      return said(join(inner.before, teOf(could ? base : favoured(base), false)), inner, HAPPY);
    }
    if ((who === 'i' || who === 'we') && base.like === 'adj-na') return null;
    const self = who === 'i' || who === 'we' ? { ...inner, topic: null } : inner;
    return said(whole(self, teOf(base, tense.negative)), inner, GOOD, { tense: PAST });
  };

/** "I regret (not) …ing", "I regret that I …" */
const regretted =
  (parse: Parse): Parse =>
  (reading) => {
    const not = reading.tokens[0]?.text === 'not' ? 1 : 0;
    const quiet = { ...reading, miss: () => undefined };
    const phrase = parseVerb(quiet, not, ['ing'], { who: 'i' });
    const done = phrase && sayVerb(phrase, { who: 'i', denied: not === 1 });
    const of = [say('こと'), say('を')];
    if (done && /^v/.test(done.base.like)) {
      const what = join(done.before, plain(done.base, not ? PAST_NOT : PAST), ...of);
      return said(what, { pieces: piecesOfVerb(phrase) }, REGRET);
    }
    const inner = parse(reading);
    if (inner?.subject?.who !== 'i' || !inner.done || !inner.tense.past) return null;
    return said(join(inner.before, plain(inner.base, inner.tense), ...of), inner, REGRET);
  };

/** "It is said that …": と言われています */
const reported =
  (parse: Parse, end: Base): Parse =>
  (reading) => {
    const inner = parse(reading);
    return inner && said(join(whole(inner, plain(inner.base, inner.tense)), say('と')), inner, end);
  };

/** What one feels about something that is so: 来られないのは残念です, 来たことに驚きました. */
const about =
  (parse: Parse, mark: readonly Say[], base: Base, tense: Partial<Tense> = {}): Parse =>
  (reading) => {
    const so = parse(reading);
    const inner = so && low(so);
    if (!inner || inner.base.like === 'noun') return null;
    return said(join(whole(inner, plain(inner.base, inner.tense, true)), ...mark), inner, base, {
      tense: { past: false, negative: false, ...tense },
    });
  };

const worried =
  (parse: Parse): Parse =>
  (reading) => {
    const so = parse(reading);
    const inner = so && low(so);
    return inner && said(whole(inner, join(bare(inner.base, inner.tense), say('か'))), inner, WORRIED);
  };

const unbelievable =
  (parse: Parse): Parse =>
  (reading) => {
    const so = parse(reading);
    const inner = so && low(so);
    const end = inner && join(plain(inner.base, inner.tense), say('なんて'));
    return end && said(whole(inner, end), inner, BELIEVABLE, { tense: { past: false, negative: true } });
  };

/** "I wonder if it will rain": でしょうか */
const wondered =
  (parse: Parse): Parse =>
  (reading) => {
    const inner = parse(reading);
    const end: Base = { ...say('でしょうか', 'でしょう か'), like: 'noun' };
    return inner && said(whole(inner, bare(inner.base, inner.tense)), inner, end, { ended: true });
  };

/** "I can't wait to see you", "It's my first time eating natto": 食べるのは初めてです */
const doneSo =
  (form: Form, mark: readonly Say[], end: Base): Parse =>
  (reading) => {
    const phrase = parseVerb({ ...reading, miss: () => undefined }, 0, [form], { who: 'i' });
    const done = phrase && sayVerb(phrase, { who: 'i' });
    return done && /^v/.test(done.base.like)
      ? said(join(done.before, done.base, ...mark), { pieces: piecesOfVerb(phrase) }, end)
      : null;
  };

/** "I was relieved to hear that everyone is safe": 無事だと聞いて、安心しました */
const feltToHear =
  (parse: Parse, felt: Base, past = false): Parse =>
  (reading) => {
    const so = parse(reading);
    const inner = so && low(so);
    const heard =
      inner && join(whole(inner, plain(inner.base, inner.tense)), say('と'), say('聞いて、', 'きいて、'));
    return heard && said(heard, inner, felt, { tense: { past, negative: false } });
  };

/** "There are times when I want to be alone": 時があります */
const sometimes =
  (parse: Parse): Parse =>
  (reading) => {
    const so = parse(reading);
    const inner = so && low(so);
    const time =
      inner && join(whole(inner, plain(inner.base, inner.tense, true)), say('時', 'とき'), say('が'));
    return time && inner.base.like !== 'noun' ? said(time, inner, BE_THERE) : null;
  };

/** "There's no need to apologize": 謝る必要はありません */
const needless: Parse = (reading) => {
  const so = doneSo('base', [say('必要', 'ひつよう'), say('は')], BE_THERE)(reading);
  return so && { ...so, tense: { past: false, negative: true } };
};

/** "I have no choice but to go": 行くしかありません */
const unavoidable: Parse = (reading) => {
  const so = doneSo('base', [say('しか')], BE_THERE)(reading);
  return so && { ...so, tense: { past: false, negative: true } };
};

/** "It's not that I am busy", "Not everyone likes sushi": わけではありません */
const notQuite =
  (parse: Parse, before: readonly string[] = []): Parse =>
  (reading) => {
    const tokens = before.map((text) => ({ text, shown: text, capital: false }));
    return about(parse, [say('わけ'), say('で'), say('は')], BE_THERE, { negative: true })(
      within(reading, [...tokens, ...reading.tokens]),
    );
  };

/** "There's nothing but rice in the kitchen": 米しかありません */
const nothingBut: Parse = (reading) => {
  const noun = parseNoun(reading, 0);
  const where = noun && parseLocation(reading, noun.next);
  if (!noun || noun.value.who || noun.value.count || (where?.next ?? noun.next) !== reading.tokens.length)
    return null;
  const place = where && join(where.value.said, say('に'), say('は'));
  return said(join(place, sayNoun(noun.value, 'anything'), say('しか')), noun.value, existing(noun.value), {
    tense: { past: false, negative: true },
  });
};

/** "It was nice meeting you": 会えてよかったです */
const niceTo: Parse = (reading) => {
  const phrase = parseVerb({ ...reading, miss: () => undefined }, 0, ['ing'], { who: 'i' });
  const done = phrase && sayVerb(phrase, { who: 'i' });
  const can = done && /^v/.test(done.base.like) ? possible(phrase, done.base) : null;
  return (
    phrase &&
    done &&
    can &&
    said(join(done.before, teOf(can, false)), { pieces: piecesOfVerb(phrase) }, GOOD, { tense: PAST })
  );
};

/** What is said, felt or regretted of all that follows, by its English. */
export const stances = (said: Parse, parse = possibly(said)): readonly Opener[] => [
  ...['am', 'was'].flatMap((be): Opener[] =>
    TO_HEAR.map(([how, felt]) => [
      `i ${be} ${how} to hear`,
      feltToHear(parse, felt, be === 'was' || felt.like.startsWith('v')),
    ]),
  ),
  ['there is no need to', needless],
  ['i have no choice but to', unavoidable],
  ['it is not that', notQuite(parse)],
  ['not everyone', notQuite(parse, ['everyone'])],
  ['not everybody', notQuite(parse, ['everyone'])],
  ['there are times when', sometimes(parse)],
  ['there is nothing but', nothingBut],
  ['it was nice', niceTo],
  ['it was great', niceTo],
  ['i am glad', glad(parse)],
  ['i was glad', glad(parse)],
  ['i am happy', glad(parse)],
  ['i regret', regretted(parse)],
  ['it is said', reported(parse, REPORTED)],
  ['people say', reported(parse, REPORTED)],
  ['it is believed', reported(parse, BELIEVED)],
  ['it is a pity', about(parse, [say('の'), say('は')], PITY)],
  ['it is a shame', about(parse, [say('の'), say('は')], PITY)],
  ['it is too bad', about(parse, [say('の'), say('は')], PITY)],
  ['i was surprised', about(parse, [say('こと'), say('に')], SURPRISED, { past: true })],
  ['i noticed', about(parse, [say('こと'), say('に')], NOTICE, { past: true })],
  ['i realized', about(parse, [say('こと'), say('に')], NOTICE, { past: true })],
  ['i am worried', worried(parse)],
  ['i can not believe', unbelievable(parse)],
  ['i wonder if', wondered(parse)],
  ['i forgot', about(parse, [say('こと'), say('を')], FORGET, { past: true })],
  ['i can not wait to', doneSo('base', [say('の'), say('が')], LONGED_FOR)],
  ['it is my first time', doneSo('ing', [say('の'), say('は')], FIRST)],
  ['this is my first time', doneSo('ing', [say('の'), say('は')], FIRST)],
  ['it is the first time i have', doneSo('participle', [say('の'), say('は')], FIRST)],
  ['this is the first time i have', doneSo('participle', [say('の'), say('は')], FIRST)],
];

/** "I ended up buying it", "… buying too many things": 買いすぎてしまいました */
export function parseEnded(reading: Reading, parse: Parse): Clause | null {
  const { tokens } = reading;
  const at = tokens.findIndex(
    ({ text }, place) => /^end(s|ed)?$/.test(text) && tokens[place + 1]?.text === 'up',
  );
  const doing = tokens[at + 2]?.text ?? '';
  if (at < 1 || !doing.endsWith('ing')) return null;
  const token = (text: string) => ({ text, shown: text, capital: false });
  for (const { base: verb } of readVerb(doing).filter(({ form }) => form === 'ing')) {
    const so = [...tokens.slice(0, at), token('will'), token(verb), ...tokens.slice(at + 3)];
    const inner = parse(within({ ...reading, miss: () => undefined }, so));
    if (!inner?.done || inner.tense.negative || !/^v/.test(inner.base.like)) continue;
    const tense = { past: tokens[at]?.text === 'ended', negative: false };
    return { ...inner, base: onTe(inner.base, 'しまう', 'v5u'), tense, bare: false };
  }
  return null;
}
