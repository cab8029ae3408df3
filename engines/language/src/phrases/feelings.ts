import type { Clause } from './clause';
import { readVerb } from './english-verbs';
import type { Reading } from './noun';
import { able, type Base, join, say, type Say, teForm, teOf, verbBase } from './say';
import { piecesOfVerb, sayVerb } from './say-verb';
import { parseVerb } from './verb-phrase';

/** What is said of a whole sentence, which stands before it. */
export const said = (
  before: Say,
  inner: Pick<Clause, 'pieces'>,
  base: Base,
  rest: Partial<Clause> = {},
): Clause => ({
  ...{ subject: null, topic: null, particle: 'は', bare: false, tense: { past: false, negative: false } },
  ...{ before, base, pieces: inner.pieces },
  ...rest,
});

/** "I am sorry for being late", "… for not calling" */
export function parseSorryFor(reading: Reading): Clause | null {
  const not = reading.tokens[0]?.text === 'not' ? 1 : 0;
  const phrase = parseVerb(reading, not, ['ing'], { who: 'i' });
  const done = phrase && sayVerb(phrase, { who: 'i', denied: not > 0 });
  const base: Base = { ...say('すみません'), like: 'noun' };
  return (
    done &&
    said(join(done.before, teOf(done.base, not > 0)), { pieces: piecesOfVerb(phrase) }, base, { ended: true })
  );
}

/** "I hope (that) it will not rain": 雨が降らないといいです */
export const hoped =
  (parse: (reading: Reading) => Clause | null, sayInner: (inner: Clause) => Say) =>
  (reading: Reading): Clause | null => {
    // What shall be soon shall be early.
    const tokens = reading.tokens.map((token) =>
      token.text === 'soon' ? { ...token, text: 'early' } : token,
    );
    const inner = parse({ ...reading, tokens });
    const good: Base = { ...say('いい'), like: 'adj-i' };
    return inner && !inner.tense.past ? said(join(sayInner(inner), say('と')), inner, good) : null;
  };

export const HAPPY: Base = { ...say('嬉しい', 'うれしい'), like: 'adj-i' };
export const SURPRISED = verbBase(say('驚く', 'おどろく'));
export const SAD: Base = { ...say('悲しい', 'かなしい'), like: 'adj-i' };

/** "I am happy to see you": what one hears, sees or meets. */
export const feltTo =
  (felt: Base, past = false) =>
  (reading: Reading): Clause | null => {
    const heads = readVerb(reading.tokens[0]?.text ?? '').map(({ base }) => base);
    if (!heads.some((head) => /^(hear|see|meet|receive)$/.test(head))) return null;
    const phrase = parseVerb(reading, 0, ['base'], { who: 'i' });
    const done = phrase && sayVerb(phrase, { who: 'i' });
    const met = done?.base.written === '会う' ? (able(done.base) ?? done.base) : done?.base;
    const tense = { past, negative: false };
    return done && met
      ? said(join(done.before, teForm(met)), { pieces: piecesOfVerb(phrase) }, felt, { tense })
      : null;
  };
