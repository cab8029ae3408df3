import { parseAdjuncts } from './adjuncts';
import { clause, type Clause, isUs, type Parts, withMood } from './clause';
import { choose, piecesOf, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import { objectOf } from './object-of';
import { type Base, join, type Say, say, verbBase } from './say';
import { texts } from './time-words';
import { parseAbility } from './verb-frames';
import * as forms from './say';

/** "want to be a teacher" is to become one. */
function parseFuture(
  { reading, subject, adverbs, negative, asked }: Parts,
  at: number,
  past: boolean,
): Clause | null {
  // "What do you want to be?": 何になりたいですか
  const what = asked.gap && !asked.gap.place ? { value: asked.gap.noun, next: at + 1 } : null;
  const noun = reading.tokens[at]?.text === 'be' ? (parseNoun(reading, at + 1) ?? what) : null;
  const rest = noun && parseAdjuncts({ ...reading, miss: () => undefined }, noun.next, null);
  const times = rest?.every(({ role }) => role === 'time') ? rest : null;
  const fits = noun && (noun === what || choose(noun.value, 'someone'));
  if (!noun || !times || !fits || noun.value.who) return null;
  const become = verbBase(say('なる'));
  const others = subject !== null && !isUs(subject) && subject.who !== 'you' && !subject.asks;
  return clause(subject, {
    before: join(
      ...times.map(({ said }) => said),
      ...adverbs,
      sayNoun(noun.value, noun === what ? 'anything' : 'someone'),
      say('に'),
    ),
    base: others ? forms.wantedByOthers(become) : forms.wanted(become),
    ...{ tense: { negative, past }, pieces: piecesOf(noun.value) },
  });
}

/** "want to …", "want a …", "would like …" */
export function parseWish(parts: Parts, at: number, past: boolean): Clause | null {
  const { reading, subject, adverbs, negative, asked } = parts;
  // "want to be able to speak": 話せるようになりたい
  const able =
    texts(reading, at, 4) === 'to be able to'
      ? parseAbility({ ...parts, negative: false }, at + 4, past)
      : null;
  if (able) return { ...able, base: forms.wanted(able.base), tense: { negative, past } };
  if (reading.tokens[at]?.text === 'to')
    return parseFuture(parts, at + 1, past) ?? withMood(parts, at + 1, ['base'], 'want', past);
  const wanted = objectOf(parts, at);
  if (!wanted || choose(wanted.noun, 'someone')) return null;
  const others = subject !== null && !isUs(subject) && subject.who !== 'you' && !subject.asks;
  const want: Base = others
    ? verbBase(say('欲しがっている', 'ほしがっている'))
    : { ...say('欲しい', 'ほしい'), like: 'adj-i' };
  const said = sayNoun(wanted.noun, 'something', subject?.who ?? null);
  const before = join(...adverbs, ...wanted.asides, said, say(others ? 'を' : 'が'), wanted.noun.count);
  const pieces = [...piecesOf(wanted.noun), { written: '欲しい', en: 'to want', level: 'N5' as const }];
  return clause(subject, {
    before,
    base: want,
    tense: { negative, past },
    pieces,
    particle: asked.gap ? 'は' : 'は',
  });
}

const TODAY: Readonly<Record<string, Say>> = {
  today: say('今日', 'きょう'),
  tonight: say('今晩', 'こんばん'),
};

/** "I feel like eating pizza" is what one wants to do; what one does not want today (今晩は), one may want tomorrow. */
export function parseFeltLike(parts: Parts, at: number): Clause | null {
  const { reading, subject, negative } = parts;
  const day = negative && isUs(subject) ? TODAY[reading.tokens.at(-1)?.text ?? ''] : undefined;
  const rest = day ? { ...parts, reading: within(reading, reading.tokens.slice(0, -1)) } : parts;
  const wish = withMood(rest, at, ['ing'], 'want', false);
  return wish && day ? { ...wish, topic: day, timely: true } : wish;
}
