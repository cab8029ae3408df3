import { type Clause, clause, type Parts } from './clause';
import { EXIST } from './existing';
import { parseFeature } from './felt';
import { choose, nounFor, piecesOf, sayNoun } from './noun';
import { yenAt } from './measured';
import { objectOf } from './object-of';
import { type Base, join, type Say, say, type Tense, verbBase } from './say';
import { texts } from './time-words';
import { parseTakes } from './verb-frames';
import { isAlive } from './verb-phrase';
import * as forms from './say';

const GA = say('が');
/** 足りる, of what there is not enough of. */
export const SUFFICE = verbBase(say('足りる', 'たりる'));

/** 多すぎる */
export const TOO_MANY = verbBase(say('多すぎる', 'おおすぎる'));

/** 五百円しかありません: what is only so is not so otherwise. */
const onlySo = ({ before, tense, ...rest }: Clause): Clause => ({
  ...rest,
  before: say(`${before.written.replace(/[がを]$/, '')}しか`, `${before.kana.replace(/ [がを]$/, '')} しか`),
  tense: { ...tense, negative: true },
  bare: false,
});

/** "I only have 500 yen", "It only takes five minutes" */
export function parseOnly(parts: Parts, at: number, heads: readonly string[], past: boolean): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  const so: Parts = { ...parts, only: false };
  const takes = heads.includes('take') && !negative ? parseTakes(so, at, past) : null;
  if (takes) return onlySo(takes);
  if (!heads.includes('have') || negative) return null;
  const yen = yenAt(reading, at);
  const has =
    yen?.next === reading.tokens.length
      ? clause(subject, {
          before: join(...adverbs, yen.value),
          ...{ base: EXIST.thing, tense: { past, negative }, pieces: [] },
        })
      : parseHave(so, at, { past, negative });
  return has && /^v/.test(has.base.like) ? onlySo(has) : null;
}

/** What one has: family and pets, things that one owns, and what there is. */
export function parseHave(parts: Parts, at: number, tense: Tense): Clause | null {
  const { subject, adverbs } = parts;
  const feature = isAlive(subject) ? parseFeature(parts, at, tense) : null;
  if (feature) return feature;
  const enough = parts.reading.tokens[at]?.text === 'enough' ? 1 : 0;
  const tooMuch = /^too (much|many)$/.test(texts(parts.reading, at, 2)) ? 2 : 0;
  const had = objectOf(parts, at + enough + tooMuch);
  if (!had) return null;
  const { noun } = had;
  const negative = tense.negative || noun.none;
  const object = sayNoun(noun, 'anything', subject?.who ?? null);
  // 何か食べる物, and 食べる物がありません
  const said = negative
    ? say(object.written.replace(/^何か/, ''), object.kana.replace(/^なにか /, ''))
    : object;
  const rest = { tense: { ...tense, negative }, pieces: [...piecesOf(noun)] };
  const with_ = (particle: Say, base: Base) =>
    clause(subject, {
      ...rest,
      before: join(...adverbs, ...had.asides, said, particle, noun.count),
      base,
    });
  if (noun.asks && noun.count === null) return null;
  // "Do you have the time?" asks what time it is.
  const first = parts.reading.tokens[at]?.text ?? '';
  const place =
    subject && !isAlive(subject) && subject.who === null ? nounFor(subject, 'a place', 'nobody') : null;
  // 私の家には部屋が四つあります
  if (place && !had.asides.length && choose(noun, 'something') && !tooMuch && !enough)
    return { ...with_(GA, EXIST.thing), topic: join(place, say('に')) };
  if (!isAlive(subject) || (first === 'the' && noun.choices[0]?.written === '時間')) return null;
  if (tooMuch) return negative ? null : with_(GA, TOO_MANY);
  if (enough)
    return choose(noun, 'something')
      ? with_(negative ? GA : join(GA, say('十分', 'じゅうぶん')), negative ? SUFFICE : EXIST.thing)
      : null;
  const meal = choose(noun, 'drink') ? '飲む' : choose(noun, 'food') ? '食べる' : null;
  // What one has every morning, or had, one eats and drinks.
  if (meal && (tense.past || had.asides.length > 0 || adverbs.length > 0))
    return with_(say('を'), verbBase(say(meal, meal === '飲む' ? 'のむ' : 'たべる')));
  if (choose(noun, 'someone')) return with_(GA, EXIST.alive);
  if (choose(noun, 'animal') && !choose(noun, 'food'))
    return with_(say('を'), forms.going(verbBase(say('飼う', 'かう'))));
  if (choose(noun, 'body') || choose(noun, 'weather')) return null;
  if (choose(noun, 'thing')) return with_(say('を'), forms.going(verbBase(say('持つ', 'もつ'))));
  const known = [
    'event',
    'food',
    'drink',
    'medicine',
    'device',
    'text',
    'clothes',
    'plant',
    'place',
    'animal',
  ];
  return known.some((kind) => choose(noun, kind)) ? with_(GA, EXIST.thing) : null;
}
