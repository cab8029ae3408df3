import { clause, type Clause, type Parts } from './clause';
import { choose, piecesOf, sayNoun } from './noun';
import { parseNoun } from './noun-phrase';
import { join, madeTo, plain, say, type Tense, verbBase } from './say';
import { piecesOfVerb, sayVerb } from './say-verb';
import { texts } from './time-words';
import { parseVerb } from './verb-phrase';

/** How somebody is brought to do something: 言う, 頼む. */
const WAYS = {
  tell: verbBase(say('言う', 'いう')),
  ask: verbBase(say('頼む', 'たのむ')),
} as const;

/** "told me to study", "asked my friend to come": 勉強するように言いました */
export function parseToldTo(parts: Parts, at: number, past: boolean, way: keyof typeof WAYS): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  const quiet = { ...reading, miss: () => undefined };
  const other = parseNoun(quiet, at);
  const not = reading.tokens[other?.next ?? 0]?.text === 'not' ? 1 : 0;
  if (!other || !choose(other.value, 'someone') || reading.tokens[other.next + not]?.text !== 'to')
    return null;
  const phrase = parseVerb(quiet, other.next + not + 1, ['base'], { who: other.value.who ?? 'other' });
  // Of two who are "she" it is not known which.
  const isSame = [...(phrase?.filled.values() ?? [])].some(
    (fill) => 'noun' in fill && fill.noun.who !== null && fill.noun.who === subject?.who,
  );
  if (isSame) return null;
  const said = phrase && sayVerb(phrase, { who: other.value.who ?? 'other', denied: not > 0 });
  if (!said || !/^v/.test(said.base.like)) return null;
  const isMe = other.value.who === 'i' && !other.value.and;
  return clause(subject, {
    before: join(
      ...adverbs,
      isMe ? null : join(sayNoun(other.value, 'someone', 'i'), say('に')),
      said.before,
      plain(said.base, { past: false, negative: not > 0 }),
      say('よう'),
      say('に'),
    ),
    ...{ base: WAYS[way], tense: { past, negative } },
    pieces: [...piecesOf(other.value), ...piecesOfVerb(phrase)],
  });
}

/** What one is brought to do: 待つように言われる. */
const BROUGHT: Readonly<Record<string, ReturnType<typeof verbBase>>> = {
  told: verbBase(say('言われる', 'いわれる')),
  asked: verbBase(say('頼まれる', 'たのまれる')),
};

/** "I was told (by the doctor) not to drink", "I was asked to help", "I was made to wait": 待たされました */
export function parseBrought(parts: Parts, at: number, { past, negative }: Tense): Clause | null {
  const { reading, subject, adverbs } = parts;
  const way = texts(reading, at, 1);
  if (!/^(told|asked|made)$/.test(way) || negative || !subject || !choose(subject, 'someone')) return null;
  const quiet = { ...reading, miss: () => undefined };
  const by = texts(reading, at + 1, 1) === 'by' ? parseNoun(quiet, at + 2) : null;
  const from = by?.next ?? at + 1;
  const not = texts(reading, from, 1) === 'not' ? 1 : 0;
  if (texts(reading, from + not, 1) !== 'to' || (way === 'made' && not)) return null;
  const who = subject.who ?? 'other';
  const phrase = parseVerb(quiet, from + not + 1, ['base'], { who });
  const said = phrase && sayVerb(phrase, { who, denied: not > 0 });
  if (!said || !/^v/.test(said.base.like)) return null;
  const agent = by && join(sayNoun(by.value, 'someone', 'i'), say('に'));
  const told = BROUGHT[way];
  const what = plain(said.base, { past: false, negative: not > 0 });
  return clause(subject, {
    before: join(...adverbs, agent, said.before, ...(told ? [what, say('よう'), say('に')] : [])),
    ...{ base: told ?? madeTo(said.base), tense: { past, negative } },
    pieces: [...(by ? piecesOf(by.value) : []), ...piecesOfVerb(phrase)],
  });
}
