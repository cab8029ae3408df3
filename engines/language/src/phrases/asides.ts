import { ANY, choose, nounFor, type Noun, type Parsed, piecesOf, type Reading } from './noun';
import { parseNoun } from './noun-phrase';
import { numberOf } from './noun-words';
import { join, say, type Say } from './say';
import { type Adjunct, number, texts } from './time-words';

const aside = (
  role: Adjunct['role'],
  said: Say,
  next: number,
  noun: Noun | null = null,
): Parsed<Adjunct> => ({
  value: { role, said, pieces: noun ? piecesOf(noun) : [] },
  next,
});

/** "without sugar", "like a bird", "for my family", "for me" */
export function parseAside(reading: Reading, at: number, subject: Noun['who']): Parsed<Adjunct> | null {
  const word = reading.tokens[at]?.text ?? '';
  if (!/^(without|like|for)$/.test(word) || /ing$/.test(reading.tokens[at + 1]?.text ?? '')) return null;
  const noun = parseNoun(reading, at + 1);
  if (!noun || noun.value.asks || noun.value.none || noun.value.count) return null;
  const { value, next } = noun;
  if (word === 'for') return benefit(value, next, subject);
  const said = nounFor(value, 'anything', subject);
  if (!said || ANY.test(said.written) || value.who === 'it') return null;
  return word === 'without'
    ? aside('manner', join(said, say('なし'), say('で')), next, value)
    : aside('manner', join(said, say('の'), say('よう'), say('に')), next, value);
}

/** Whom it does good: 母のために; what is done for me is てくれる. */
function benefit(value: Noun, next: number, subject: Noun['who']): Parsed<Adjunct> | null {
  const isMine = (value.who === 'i' || value.who === 'we') && !value.and;
  if (isMine) return forMe(next);
  if (value.who === 'you' || value.who === 'it' || value.who === subject || !choose(value, 'someone'))
    return null;
  const said = nounFor(value, 'someone', subject);
  return said && aside('for', join(said, say('の'), say('ため'), say('に')), next, value);
}

const forMe = (next: number): Parsed<Adjunct> => ({
  value: { role: 'for', said: say(''), forMe: true, pieces: [] },
  next,
});

/** "three times", "many times" */
export function parseTimes(reading: Reading, at: number): Parsed<Adjunct> | null {
  const often = OFTEN[texts(reading, at, 2)] ?? OFTEN[texts(reading, at, 3)];
  if (often) return aside('manner', often, at + (OFTEN[texts(reading, at, 2)] ? 2 : 3));
  const times = reading.tokens[at + 1]?.text === 'times' ? numberOf(reading.tokens[at]?.text) : null;
  const said = times === null ? null : number(times, '回');
  return said && aside('manner', said, at + 2);
}

const OFTEN: Readonly<Record<string, Say>> = {
  'many times': say('何回も', 'なんかい も'),
  'several times': say('何回か', 'なんかい か'),
  'a few times': say('何回か', 'なんかい か'),
};
