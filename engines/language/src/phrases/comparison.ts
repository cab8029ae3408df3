import { adjectiveFor, compared } from './adjectives';
import { parseLocation } from './adjuncts';
import { clause, type Clause, type Parts, topicOf } from './clause';
import { nounFor, piecesOf, type Reading, sayNoun } from './noun';
import { parseNoun } from './noun-phrase';
import type { Adjective } from './read-lexicon';
import { join, type Say, say, type Tense } from './say';
import { texts } from './time-words';
import * as forms from './say';

/** "than I thought", "than usual": what no noun says. */
const THAN: Readonly<Record<string, Say>> = {
  ...{ 'i thought': say('思った', 'おもった'), 'i expected': say('思った', 'おもった') },
  ...{ usual: say('いつも'), before: say('前', 'まえ'), 'i used to be': say('前', 'まえ') },
  'it looks': say('見た目', 'みため'),
};

/** "is bigger than Osaka", "is as tall as me", "is the tallest" */
export function parseComparison(parts: Parts, at: number, tense: Tense): Clause | null {
  const { reading, subject, adverbs } = parts;
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const most = text(at) === 'the' ? at + 1 : at;
  const top = text(most) === 'most' ? [text(most + 1)] : compared(text(most), 'est');
  const best = top.map((key) => adjectiveFor(reading, key, subject)).find((found) => found !== null);
  if (best) return parseBest(parts, best, most + (text(most) === 'most' ? 2 : 1), tense);
  const more = text(at) === 'more';
  const keys = more ? [text(at + 1)] : compared(text(at), 'er');
  const same = text(at) === 'as' && text(at + 2) === 'as' ? text(at + 1) : null;
  const adjective = [...keys, ...(same ? [same] : [])]
    .map((key) => adjectiveFor(reading, key, subject))
    .find((found) => found !== null);
  const next = same ? at + 3 : at + (more ? 2 : 1);
  if (!adjective || (!same && text(next) !== 'than')) return null;
  const known = THAN[texts(reading, same ? next : next + 1, reading.tokens.length)];
  if (known && (!same || tense.negative)) {
    const mark = same ? say('ほど') : say('より');
    const before = join(...adverbs, known, mark);
    return clause(subject, { before, base: adjective, tense, pieces: [adjective.piece] });
  }
  const than = parseNoun(reading, same ? next : next + 1);
  if (!than || than.next !== reading.tokens.length) return null;
  const other = sayNoun(than.value, 'anything');
  const mark = same ? (tense.negative ? say('ほど') : say('と同じくらい', 'と おなじ くらい')) : say('より');
  return clause(subject, {
    ...{ before: join(...adverbs, other, mark), base: adjective, tense },
    pieces: [...piecesOf(than.value), adjective.piece],
  });
}

/** "in my family", "in the class": those among whom one is the best. */
function groupAt(reading: Reading, at: number) {
  const noun = parseNoun(reading, at);
  const own = noun?.value.owner?.who === 'you' ? 'you' : 'i';
  const said = noun && (nounFor(noun.value, 'group', own) ?? nounFor(noun.value, 'family', own));
  return noun && said && { value: { said, pieces: piecesOf(noun.value) }, next: noun.next };
}

/** "is the highest mountain in Japan", "is the tallest" */
function parseBest(
  { reading, subject }: Parts,
  adjective: Adjective,
  at: number,
  tense: Tense,
): Clause | null {
  const noun = parseNoun(reading, at, false);
  const next = noun?.next ?? at;
  const where =
    reading.tokens[next]?.text === 'in' ? (groupAt(reading, next + 1) ?? parseLocation(reading, next)) : null;
  if ((where?.next ?? next) !== reading.tokens.length) return null;
  const of = where && join(where.value.said, say('で'));
  const before = join(of, say('一番', 'いちばん'));
  const pieces = [...(noun ? piecesOf(noun.value) : []), adjective.piece];
  if (!noun) return clause(subject, { before, base: adjective, tense, pieces });
  const said = join(forms.attributive(adjective), sayNoun(noun.value, 'anything'));
  return clause(subject, {
    before,
    base: { ...said, like: 'noun' },
    tense,
    pieces,
    topic: topicOf(subject, 'noun'),
  });
}
