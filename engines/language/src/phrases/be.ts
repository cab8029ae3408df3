import { adjectiveFor } from './adjectives';
import { parseAdjuncts, parseLocation } from './adjuncts';
import { parseBeFrame } from './be-frames';
import { type Clause, clause, isUs, type Parts, sayMood, SELF, topicOf, withMood } from './clause';
import { parseComparison } from './comparison';
import { parsePassive, parseSuited, parseTooMuch } from './done-to';
import { existing } from './existing';
import { parseFirstTime } from './first-time';
import { parseMeasured } from './measured';
import { choose, isNamed, NOT_KNOWN, type Noun, piecesOf, type Reading, sayNoun } from './noun';
import { parseNoun } from './noun-phrase';
import { DEGREE, numberOf, personally } from './noun-words';
import { withWorkplace } from './place-phrase';
import { type Base, join, type Say, say, type Tense } from './say';
import { piecesOfVerb, sayVerb } from './say-verb';
import { type Adjunct, isDay, texts } from './time-words';
import { parseBecoming, parseDifficulty } from './verb-frames';
import { isAlive, parseVerb, type VerbPhrase } from './verb-phrase';
import * as forms from './say';

/** A colour is 青 and not 青い. */
const isColour = (subject: Noun | null): boolean => subject?.choices[0]?.written === '色';

/** "My hobby is reading books" */
function parseHobby({ subject }: Parts, phrase: VerbPhrase, tense: Tense): Clause | null {
  if (!/^(趣味|夢|仕事)$/.test(subject?.choices[0]?.written ?? '')) return null;
  const said = sayVerb(phrase, { who: SELF });
  const what =
    said && join(said.before, forms.plain(said.base, { past: false, negative: false }), say('こと'));
  return (
    what &&
    clause(subject, { before: say(''), base: { ...what, like: 'noun' }, tense, pieces: piecesOfVerb(phrase) })
  );
}

/** "about to …", "thinking of …ing" */
const FRAMES = [
  ['able to', 'base', 'can'],
  ['about to', 'base', 'beginning'],
  ['thinking of', 'ing', 'thinking'],
  ['thinking about', 'ing', 'thinking'],
  ['allowed to', 'base', 'allowed'],
  ['trying to', 'base', 'striving'],
] as const;

const LITTLE = say('少し', 'すこし');

const FELT = /(疲れる|遅れる|すく|渇く|心配する|緊張する|困る|怖い|眠い|忙しい|混む|興味がある|得意|苦手)$/;

const quiet = (reading: Reading): Reading => ({ ...reading, miss: () => undefined });

/** What a thing is, is like, is doing, or where it is. */
export function parseBe(parts: Parts, at: number, past: boolean): Clause | null {
  const { reading, subject, asked, adverbs, negative } = parts;
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const tense = { past, negative };
  if (negative && reading.tokens.at(-1)?.text === 'yet')
    return parseBe(
      {
        ...parts,
        reading: { ...reading, tokens: reading.tokens.slice(0, -1) },
        adverbs: [say('まだ'), ...adverbs],
      },
      ...([at, past] as const),
    );
  // "I was going to call you" is what one meant to do: つもりでした.
  if (text(at) === 'going' && text(at + 1) === 'to' && past && isUs(subject)) {
    const phrase = parseVerb(quiet(reading), at + 2, ['base'], { who: SELF });
    const meant = phrase && sayVerb(phrase, { who: SELF });
    return meant && /^v/.test(meant.base.like)
      ? clause(subject, {
          before: join(...adverbs, meant.before, forms.plain(meant.base, { past: false, negative: false })),
          ...{ base: { ...say('つもり'), like: 'noun' }, tense, pieces: piecesOfVerb(phrase) },
        })
      : null;
  }
  // "It's time to go home": 帰る時間です
  if (text(at) === 'time' && text(at + 1) === 'to' && subject?.who === 'it') {
    const phrase = parseVerb(quiet(reading), at + 2, ['base'], { who: SELF });
    const due = phrase && sayVerb(phrase, { who: SELF });
    if (due && /^v/.test(due.base.like))
      return clause(null, {
        before: join(due.before, forms.plain(due.base, { past: false, negative: false })),
        ...{ base: { ...say('時間', 'じかん'), like: 'noun' }, tense, pieces: piecesOfVerb(phrase) },
      });
  }
  if (text(at) === 'going' && text(at + 1) === 'to' && !past) {
    const future = parseVerb({ ...reading, miss: () => undefined }, at + 2, ['base'], {
      gap: asked.gap ?? null,
      who: subject?.who ?? SELF,
    });
    if (future) return sayMood(parts, future, 'plain', false);
  }
  const first = parseFirstTime(parts, at, tense);
  if (first) return first;
  for (const [words, form, mood] of FRAMES)
    if (texts(reading, at, 2) === words)
      return withMood(parts, at + 2, [form], mood === 'allowed' && negative ? 'forbidden' : mood, past);
  const frame = parseBeFrame(parts, at, tense);
  if (frame) return frame;
  if (text(at).endsWith('ing')) {
    const phrase = parseVerb(reading, at, ['ing'], { gap: asked.gap ?? null, who: subject?.who ?? SELF });
    const doing = phrase && sayMood({ ...parts, reading: quiet(reading) }, phrase, 'going', past);
    if (doing) return doing;
    const hobby = phrase && parseHobby(parts, phrase, { past, negative });
    if (hobby) return hobby;
    const becoming = /^(getting|becoming|growing|turning)$/.test(text(at))
      ? parseBecoming(parts, at, past, true)
      : null;
    if (becoming) return becoming;
  }
  const little = /^a (little|bit)$/.test(texts(reading, at, 2)) ? LITTLE : undefined;
  const very = negative ? undefined : (little ?? DEGREE[text(at)]);
  const set = parseVerb(quiet(reading), very ? at + (little ? 2 : 1) : at, ['base'], {
    ...{ who: subject?.who ?? SELF, head: 'be' },
  });
  // とても結婚しています is not said: what one feels has degrees.
  const fits = set && (!very || FELT.test(set.entry.base.written));
  const whole = !fits
    ? null
    : sayMood(
        { ...parts, reading: quiet(reading), adverbs: [...adverbs, ...(very ? [very] : [])] },
        set,
        'plain',
        past,
      );
  // 昨日は風が強かったです: what the weather is like is said of the day.
  const day = whole?.base.like === 'adj-i' && subject?.who === 'it' ? set?.adjuncts.find(isDay) : undefined;
  if (whole && set && day && set.adjuncts.length === 1) {
    const bare = sayVerb({ ...set, adjuncts: [] }, { who: SELF, denied: negative });
    if (bare) return { ...whole, before: join(...adverbs, bare.before), topic: day.said, timely: true };
  }
  // What the question asks has its place in a verb alone.
  if (whole || asked.gap) return whole;
  return (
    parseAge(parts, at, tense) ??
    parseMeasured(parts, at, tense) ??
    parseWhen(parts, at, tense) ??
    (isColour(subject) ? parseIdentity(parts, at, tense) : null) ??
    parseSuited(parts, at, tense) ??
    parseDifficulty(parts, at, tense) ??
    parseTooMuch(parts, at, tense) ??
    parsePassive(parts, at, tense) ??
    parseComparison(parts, at, tense) ??
    parseQuality(parts, at, tense) ??
    parseIdentity({ reading, subject, asked, adverbs, negative }, at, tense) ??
    parseWhere(parts, at, tense)
  );
}

/** "is very cold today", "is not hot", "is too expensive" */
function parseQuality(parts: Parts, at: number, { past, negative }: Tense): Clause | null {
  const { reading, subject, adverbs } = parts;
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  let next = at;
  let degree: Say | null = null;
  let base: Base | null = null;
  if (text(next) === 'a' && /^(little|bit)$/.test(text(next + 1))) {
    degree = LITTLE;
    next += 2;
  }
  const isTooMuch = text(next) === 'too';
  if (isTooMuch) next += 1;
  else if (degree === null && DEGREE[text(next)] && text(next) !== 'more') {
    degree = negative ? say('あまり') : (DEGREE[text(next)] ?? null);
    next += 1;
  }
  const adjective = adjectiveFor(reading, text(next), subject);
  if (!adjective) {
    if (reading.lexicon.adjectives(text(next)).length > 0) reading.miss(next + 1, NOT_KNOWN);
    return null;
  }
  const all = parseAdjuncts(reading, next + 1, subject?.who ?? null);
  // "not cold at all"
  const none = negative && !degree ? all?.find(({ said }) => said.written === '全然') : undefined;
  if (none) degree = none.said;
  const rest = all?.filter((one) => one !== none);
  if (!rest || rest.some(({ role }) => !/^(time|place|duration)$/.test(role))) return null;
  // ここは寒いです is said of the place, and not of somebody in it.
  if (rest.some(({ place }) => place) && subject && isAlive(subject)) return null;
  base = isTooMuch ? forms.tooMuch(adjective) : adjective;
  if (!base) return null;
  const near = /^(近い|遠い)$/.test(adjective.written);
  const today = rest.find(isDay);
  // "It is nice today" is said of the weather, and 今日は天気がいいです of the day.
  const isFine = subject?.who === 'it' && /^(nice|fine|lovely)$/.test(text(next)) && today !== undefined;
  const weather = isFine
    ? say('天気', 'てんき')
    : subject && /^(天気|風)$/.test(subject.choices[0]?.written ?? '') && today && rest.length === 1
      ? sayNoun(subject, 'anything')
      : null;
  if (weather && today)
    return clause(subject, {
      before: join(weather, say('が'), ...adverbs, degree),
      ...{ base, tense: { past, negative }, topic: today.said, timely: true },
      pieces: [...rest.flatMap(({ pieces }) => pieces), adjective.piece],
    });
  const about = topicOf(subject, 'verb')
    ? undefined
    : (rest.find(({ place }) => place && !near) ?? rest.find(isDay));
  return clause(subject, {
    ...{
      before: join(
        ...rest.filter((aside) => aside !== about).map((aside) => sayAside(aside, near)),
        ...adverbs,
        degree,
      ),
      base,
      tense: { past, negative },
    },
    ...(about ? { topic: about.said, timely: !about.place } : {}),
    pieces: [...rest.flatMap(({ pieces }) => pieces), adjective.piece],
  });
}

/** ここは寒いです, but ここから近いです */
const sayAside = ({ said, place }: Adjunct, near = false): Say =>
  place ? join(said, say(near ? 'から' : 'は')) : said;

/** "My birthday is in May", "The meeting is at three" */
function parseWhen({ reading, subject }: Parts, at: number, tense: Tense): Clause | null {
  const [time, more] =
    subject && choose(subject, 'event') ? (parseAdjuncts(quiet(reading), at, null) ?? []) : [];
  if (!time || more || time.role !== 'time' || !time.said.written.endsWith('に')) return null;
  const said = say(time.said.written.slice(0, -1), time.said.kana.replace(/ に$/, ''));
  return clause(subject, { before: say(''), base: { ...said, like: 'noun' }, tense, pieces: time.pieces });
}

/** "is a student", "is my umbrella" */
function parseIdentity({ reading, subject, adverbs }: Parts, at: number, tense: Tense): Clause | null {
  const bare = parseNoun(reading, at);
  const noun = bare && withWorkplace(reading, bare);
  const rest = noun && parseAdjuncts(reading, noun.next, subject?.who ?? null);
  if (!noun || !rest || rest.some(({ role }) => role !== 'time')) return null;
  // "I am Tom" without さん.
  const name = noun.value.choices[0]?.kinds.has('name') && !noun.value.and;
  const own =
    isUs(subject) || (subject?.owner?.who === 'i' && name) || subject?.choices[0]?.written === '名前';
  const said = name && own ? (noun.value.choices[0] ?? say('')) : sayNoun(noun.value, 'anything', 'nobody');
  if (!agrees(subject, noun.value) || !isNamed(reading, at, noun.value)) {
    reading.miss(noun.next, NOT_KNOWN);
    return null;
  }
  return clause(subject, {
    ...{
      before: join(...rest.map((aside) => sayAside(aside)), ...adverbs),
      base: { ...say(said.written, said.kana), like: 'noun' as const },
    },
    ...{ tense, pieces: piecesOf(noun.value), topic: whoIs(subject, noun.value) },
  });
}

/** "This is Mr. Tanaka" is こちら. */
function whoIs(subject: Noun | null, noun: Noun): Say | null {
  const topic = topicOf(subject, 'noun');
  return topic && choose(noun, 'someone') && !noun.choices[0]?.kinds.has('place') ? personally(topic) : topic;
}

/** A person is no thing: "I am a table" is not said. */
function agrees(subject: Noun | null, noun: Noun): boolean {
  if (noun.who !== null) return false;
  if (subject === null || subject.who === 'it' || noun.asks || subject.asks) return true;
  const person = choose(subject, 'someone') !== null;
  const what = choose(noun, 'someone') !== null;
  return person ? what : !what || subject.choices.some(({ written }) => /^(これ|それ|名前)$/.test(written));
}

/** "is eighty years old" */
function parseAge({ reading, subject }: Parts, at: number, tense: Tense): Clause | null {
  const [value, years, old, more] = reading.tokens.slice(at).map(({ text }) => text);
  const age = numberOf(value);
  if (
    age === null ||
    (years !== undefined && (!/^years?$/.test(years) || old !== 'old')) ||
    more !== undefined
  )
    return null;
  const said = subject && choose(subject, 'someone') ? reading.lexicon.counting.count(age, '歳') : null;
  const base = said && { ...say(said.written, said.kana), like: 'noun' as const };
  return (
    base && clause(subject, { before: say(''), base, tense, pieces: [], topic: topicOf(subject, 'noun') })
  );
}

/** "is under the table", "is at home" */
function parseWhere({ reading, subject, adverbs }: Parts, at: number, tense: Tense): Clause | null {
  const known = subject?.choices.some(({ kinds }) => kinds.size > 0) && !subject.asks;
  const place = known ? parseLocation(reading, at) : null;
  const rest = place && parseAdjuncts(reading, place.next, subject?.who ?? null);
  if (!subject || !place || !rest || rest.some(({ role }) => !/^(time|duration)$/.test(role))) return null;
  return clause(subject, {
    ...{ before: join(...rest.map(({ said }) => said), ...adverbs, place.value.said, say('に')) },
    ...{ base: existing(subject), tense, pieces: place.value.pieces },
  });
}
