import type { EnglishToken } from './english-tokens';
import { kindsOf, nounFor, piecesOf, type Reading, within } from './noun';
import { parseNoun } from './noun-phrase';
import type { NounChoice, Piece } from './read-lexicon';
import { join, say, type Say, stemOf } from './say';
import { piecesOfVerb, sayVerb } from './say-verb';
import { texts } from './time-words';
import { parseVerb } from './verb-phrase';

/** "how to use this machine": この機械の使い方; how to get somewhere is the way there. */
export function wayTo(reading: Reading, at: number): { said: Say; pieces: readonly Piece[] } | null {
  if (texts(reading, at, 2) !== 'how to') return null;
  const goal = /^(get|go) to$/.test(texts(reading, at + 2, 2)) ? parseNoun(reading, at + 4) : null;
  const place = goal?.next === reading.tokens.length ? nounFor(goal.value, 'a place', 'i') : null;
  if (goal && place)
    return {
      said: join(place, say('への', 'へ の'), say('行き方', 'いきかた')),
      pieces: piecesOf(goal.value),
    };
  const phrase = parseVerb(reading, at + 2, ['base'], { who: 'i' });
  const done = phrase?.adjuncts.length === 0 ? sayVerb(phrase, { who: 'i' }) : null;
  if (!phrase || !done || !/^v/.test(done.base.like)) return null;
  const { before, base } = done;
  if (!/を$/.test(before.written) && before.written !== '') return null;
  const whose = say(before.written.replace(/を$/, 'の'), before.kana.replace(/を$/, 'の'));
  const stem = stemOf(base);
  return {
    said: join(whose, say(`${stem.written}方`, `${stem.kana}かた`)),
    pieces: piecesOfVerb(phrase),
  };
}

/** Stands for the way of doing something. */
const WAY: EnglishToken = { text: 'way-of-doing', shown: '', capital: false };
const THE: EnglishToken = { text: 'the', shown: 'the', capital: false };

/** A sentence with "how to write kanji" as one noun, 漢字の書き方; null for a sentence without such a noun. */
export function withWay(reading: Reading): { reading: Reading; pieces: readonly Piece[] } | null {
  const { tokens, lexicon } = reading;
  const at = tokens.findIndex((_, place) => texts(reading, place, 2) === 'how to');
  if (at < 1) return null;
  for (let end = tokens.length; end > at + 2; end -= 1) {
    const way = wayTo({ ...reading, miss: () => undefined, tokens: tokens.slice(0, end) }, at);
    if (!way) continue;
    const { written, kana } = way.said;
    const piece: Piece = { written: '', en: '', level: 'N5' };
    const choice: NounChoice = { written, kana, kinds: kindsOf('thing study speech'), piece };
    const nouns = (key: string) => (key === WAY.text ? [choice] : lexicon.nouns(key));
    const whole = [...tokens.slice(0, at), THE, WAY, ...tokens.slice(end)];
    return { reading: within({ ...reading, lexicon: { ...lexicon, nouns } }, whole), pieces: way.pieces };
  }
  return null;
}
