import type { EnglishToken } from './english-tokens';
import { type Reading, within } from './noun';
import type { NounChoice, Piece } from './read-lexicon';
import { join } from './say';
import { piecesOfVerb, sayVerb } from './say-verb';
import { parseVerb } from './verb-phrase';

/** What there may be to do something. */
const FOR = /^(time|chance|opportunity|money|place|reason)$/;

const WHOLE: EnglishToken = { text: 'noun-to-do', shown: '', capital: false };

/** A sentence with "time to study" as one noun, 勉強する時間; null for a sentence without such a noun. */
export function withPurpose(reading: Reading): { reading: Reading; pieces: readonly Piece[] } | null {
  const { tokens, lexicon } = reading;
  const at = tokens.findIndex(({ text }, place) => FOR.test(text) && tokens[place + 1]?.text === 'to');
  const word = tokens[at]?.text;
  if (at < 1 || word === undefined) return null;
  const phrase = parseVerb({ ...reading, miss: () => undefined }, at + 2, ['base'], { who: 'i' });
  const done = phrase && sayVerb(phrase, { who: 'i' });
  const [noun] = lexicon.nouns(word);
  if (!done || !noun || !/^v/.test(done.base.like)) return null;
  const choice: NounChoice = { ...noun, ...join(done.before, done.base, noun) };
  const nouns = (key: string) => (key === WHOLE.text ? [choice] : lexicon.nouns(key));
  const whole = [...tokens.slice(0, at), WHOLE];
  return {
    reading: within({ ...reading, lexicon: { ...lexicon, nouns } }, whole),
    pieces: piecesOfVerb(phrase),
  };
}
