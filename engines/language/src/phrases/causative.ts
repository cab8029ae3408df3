import { clause, type Clause, isUs, type Parts } from './clause';
import { choose, piecesOf, sayNoun } from './noun';
import { parseNoun } from './noun-phrase';
import { join, say } from './say';
import { piecesOfVerb, sayVerb } from './say-verb';
import { isAlive, parseVerb } from './verb-phrase';
import * as forms from './say';

/** What nobody is made to do: it happens, or is so. */
const UNMADE = ['only', 'weather', 'able', 'need', 'sense', 'know', 'plant'];

/** "makes me study", "let my son play games": of oneself, what one may do is a favour. */
export function parseCaused(parts: Parts, at: number, past: boolean, way: 'make' | 'let'): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  const quiet = { ...reading, miss: () => undefined };
  const other = parseNoun(quiet, at);
  if (!isAlive(subject) || !other || !choose(other.value, 'someone')) return null;
  const who = other.value.who ?? 'other';
  const phrase = parseVerb(quiet, other.next, ['base'], { who });
  const said = phrase && sayVerb(phrase, { who });
  const isDone =
    phrase && /^v/.test(phrase.entry.base.like) && !UNMADE.some((use) => phrase.entry.use.has(use));
  if (!said || !isDone || who === subject?.who) return null;
  const favour = way === 'let' && isUs(other.value);
  const takesObject =
    /を/.test(said.before.written + said.base.written) ||
    phrase.entry.gaps.some((gap) => gap.particle.written === 'を');
  const particle = takesObject ? 'に' : 'を';
  const whom = favour ? null : join(sayNoun(other.value, 'someone', 'i'), say(particle));
  const base = forms.caused(said.base);
  return clause(subject, {
    before: join(...adverbs, whom, said.before),
    base: favour ? forms.onTe(base, 'くれる', 'v1') : base,
    ...{ tense: { past, negative }, pieces: [...piecesOf(other.value), ...piecesOfVerb(phrase)] },
  });
}
