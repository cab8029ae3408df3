import { type Clause, clause, type Parts } from './clause';
import { choose, nounFor, piecesOf, SOME } from './noun';
import { parseNoun } from './noun-phrase';
import { DEGREE } from './noun-words';
import { attributive, type Base, join, say, type Say, verbBase } from './say';

export type Sense = 'smell' | 'taste';

const OF_SENSE: Readonly<Record<Sense, Say>> = {
  smell: say('匂い', 'におい'),
  taste: say('味', 'あじ'),
};
const COMES = verbBase(say('する'));

/** How something is to nose or tongue, before 匂い or 味. */
const QUALITY: Readonly<Record<string, Say>> = {
  ...{ good: say('いい'), nice: say('いい'), great: say('いい'), wonderful: say('いい') },
  ...{
    bad: say('嫌な', 'いや な'),
    terrible: say('ひどい'),
    awful: say('ひどい'),
    sweet: say('甘い', 'あまい'),
  },
  ...{ strange: say('変な', 'へん な'), weird: say('変な', 'へん な'), funny: say('変な', 'へん な') },
  odd: say('変な', 'へん な'),
};

/** What tastes so is so. */
const TASTES: Readonly<Record<string, Base>> = {
  ...{ good: { ...say('おいしい'), like: 'adj-i' }, great: { ...say('おいしい'), like: 'adj-i' } },
  ...{ bad: { ...say('まずい'), like: 'adj-i' }, terrible: { ...say('まずい'), like: 'adj-i' } },
};

/** "smells good", "tastes like chicken": いい匂いがします, 鶏肉の味がします */
export function parseSense(parts: Parts, at: number, past: boolean, sense: Sense): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const isThing = subject && (subject.who === null || subject.who === 'it') && !choose(subject, 'someone');
  if (!subject || (subject.who !== 'it' && !isThing)) return null;
  const tense = { past, negative };
  // 何かいい匂いがします
  const some = subject.choices[0] && SOME.test(subject.choices[0].written) ? subject.choices[0] : null;
  const comes = (of: Say, pieces: Clause['pieces'] = []): Clause =>
    clause(subject, {
      ...{ before: join(some, ...adverbs, of, OF_SENSE[sense], say('が')), base: COMES, tense, pieces },
      ...(some ? { topic: null } : {}),
    });
  if (text(at) === 'like') {
    const noun = parseNoun(reading, at + 1);
    const of = noun?.next === reading.tokens.length ? nounFor(noun.value, 'something') : null;
    return noun && of ? comes(join(of, say('の')), piecesOf(noun.value)) : null;
  }
  const degree = DEGREE[text(at)];
  const word = text(at + (degree ? 1 : 0));
  if (at + (degree ? 2 : 1) !== reading.tokens.length) return null;
  const [adjective] = reading.lexicon.adjectives(word).filter(({ fits }) => fits(new Set(['food'])));
  const own = sense === 'taste' ? (TASTES[word] ?? (QUALITY[word] ? undefined : adjective)) : undefined;
  const tasted = sense === 'taste' && word === 'sweet' ? adjective : own;
  if (tasted)
    return clause(subject, {
      ...{ before: join(...adverbs, degree), base: tasted, tense },
      pieces: adjective ? [adjective.piece] : [],
    });
  const quality = QUALITY[word];
  if (quality) return comes(join(degree, quality));
  return adjective && sense === 'smell' ? comes(join(degree, attributive(adjective))) : null;
}
