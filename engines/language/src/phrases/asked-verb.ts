import type { Sentence } from './clause';
import type { Reading } from './noun';
import { join, type Say, say, stemOf, teForm } from './say';
import { piecesOfVerb, type SaidVerb, sayVerb } from './say-verb';
import { type Form, mayDo, parseVerb, type VerbPhrase } from './verb-phrase';

interface Asked {
  readonly phrase: VerbPhrase;
  readonly said: SaidVerb;
}

/** A verb phrase that somebody is asked to do; null, with the reason noted, for what is none. */
export function verbAt(
  reading: Reading,
  at: number,
  asked: boolean,
  forms: readonly Form[] = ['base'],
  denied = false,
): Asked | null {
  if (!reading.tokens[at]) return null;
  const phrase = parseVerb(reading, at, forms, { who: asked ? 'you' : 'we' });
  const said = phrase && sayVerb(phrase, { who: asked ? 'you' : 'we', asked, denied });
  if (!phrase || !said || !mayDo(null, phrase) || !isDoing(phrase)) return null;
  // Nobody is asked to forget something somewhere.
  return denied || !phrase.entry.use.has('slip') ? { phrase, said } : null;
}

/** 疲れる and 分かる are nothing that one asks somebody to do. */
const isDoing = ({ entry }: VerbPhrase): boolean =>
  !['adj-i', 'adj-na', 'noun'].includes(entry.base.like) &&
  !['only', 'able', 'weather', 'need', 'sense'].some((use) => entry.use.has(use));

export const sentence = ({ phrase, said }: Asked, end: Say, question: boolean): Sentence => ({
  ...{ said: join(said.before, end), pieces: piecesOfVerb(phrase), question },
});
/** 行き + ましょう */
export const onStem = ({ base }: SaidVerb, ending: string): Say => {
  const stem = stemOf(base);
  return say(stem.written + ending, stem.kana + ending);
};
export const onTe = ({ base }: SaidVerb, ending: string): Say => {
  const te = teForm(base);
  return say(te.written + ending, te.kana + ending);
};
