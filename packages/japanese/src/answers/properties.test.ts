import fc from 'fast-check';
import { toKatakana } from '../kana';
import { createEnglishWords } from '../english-words';
import { loanword, reading } from '../testing/arbitrary-kana';
import { osaDistance } from './english/typo';
import { normaliseEnglish } from './english/normalise-english';
import { check } from './testing/check';
import { words } from './testing/entries';

const modes = fc.constantFrom(0, 1, 2, 3, 4);
const entries = fc.constantFrom(...Object.values(words));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.string({
    unit: fc.constantFrom(...'はわんなあーっつ食々一ヶ月ab no()[];,/%_<>&\'"-～・😀\u200b\u3099\u202e'),
    maxLength: 60,
  }),
);
const otherSaved = [words.chopsticks, words.gesture, words.painful];

const isEnglishWord = createEnglishWords();
const squeezed = (text: string) => text.replaceAll(' ', '');
/** Source: ANS-31. */
const forgiven = (length: number) => (length <= 3 ? 0 : length <= 6 ? 1 : length <= 11 ? 2 : 3);

/** Ways in which the same Japanese arrives: composed or not, padded, with marks that nobody sees. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFKD'),
  (text) => `\u3000${text} `,
  (text) => `\ufeff${[...text].join('\u200b')}`,
  (text) => `\u202e${text}\u202c`,
  (text) => `${text}。`,
];

describe('any answer at all', () => {
  it('gets a consistent result, in every mode', () => {
    fc.assert(
      fc.property(modes, entries, anyText, fc.nat(3), (mode, entry, input, softCount) => {
        const result = check(mode, entry, input, { softCount, otherSaved });
        expect(result.isCorrect).toBe(result.verdict === 'correct');
        expect(result.recorded).toBe(result.verdict === 'correct' || result.verdict === 'incorrect');
        expect(result.correctAnswer === '').toBe(!result.recorded);
        if (softCount >= 2) expect(result.verdict).not.toBe('retry');
        expect(check(mode, entry, input, { softCount, otherSaved })).toEqual(result);
      }),
      { numRuns: 1500 },
    );
  });

  it('is never right by chance: random letters, signs and scripts', () => {
    const noise = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .filter((text) => !/^[\s\p{P}]*$/u.test(text));
    fc.assert(
      fc.property(modes, noise, (mode, input) => {
        expect(check(mode, words.impossible, input).isCorrect).toBe(false);
      }),
      { numRuns: 1500 },
    );
  });

  it('is a slip of a meaning only within the edits that its length forgives, guarded by first letter and real words', () => {
    const meanings = [
      'bridge',
      'library',
      'to strangle',
      'school',
      'autumn',
      'deed',
      'soy sauce',
      'population',
    ];
    const edit = fc.record({
      at: fc.nat({ max: 12 }),
      drop: fc.nat({ max: 1 }),
      add: fc.string({ unit: fc.constantFrom(...'abcdelnorstuy'), maxLength: 1 }),
    });
    const typed = fc.array(edit, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...meanings), typed, (en, edits) => {
        const input = edits.reduce(
          (text, { at, drop, add }) => text.slice(0, at) + add + text.slice(at + drop),
          en,
        );
        const { reason } = check(2, { en, hiragana: 'もの' }, input);
        if (reason !== 'typo') return;
        if (squeezed(input) === squeezed(en)) return;
        const [wanted = '', given = ''] = [en, input].map((text) =>
          text.trim().replace(/^(?:to|an?|the) /, ''),
        );
        const distance = osaDistance(squeezed(given), squeezed(wanted), 20);
        expect(distance).toBeLessThanOrEqual(forgiven(wanted.length));
        if (distance > 1) expect(given[0]).toBe(wanted[0]);
        if (distance > 0) expect(input.split(' ').every(isEnglishWord)).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });

  it('gets a result whatever the entry holds', () => {
    const entry = fc.record({
      en: anyText,
      hiragana: fc.option(anyText),
      katakana: fc.option(anyText),
      kanji: fc.option(anyText),
      romaji: fc.option(anyText),
      pos: fc.option(anyText),
      alternatives: fc.array(anyText, { maxLength: 3 }),
      blocked: fc.array(anyText, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(modes, entry, anyText, (mode, word, input) => {
        expect(['correct', 'retry', 'incorrect', 'rejected']).toContain(
          check(mode, word, input, { otherSaved: [word] }).verdict,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('the own answer', () => {
  it('is right in kana and katakana, however it is encoded', () => {
    fc.assert(
      fc.property(reading, fc.constantFrom(...disguises), (kana, disguise) => {
        const entry = { en: 'thing', hiragana: kana, pos: 'noun' };
        expect(check(1, entry, disguise(kana)).reason).toBe('exact');
        expect(check(3, entry, disguise(toKatakana(kana))).reason).toBe('exact');
      }),
    );
  });

  it('is right for a loanword', () => {
    fc.assert(
      fc.property(loanword, fc.constantFrom(...disguises), (kana, disguise) => {
        const entry = { en: 'thing', katakana: toKatakana(kana), pos: 'noun' };
        expect(check(1, entry, disguise(kana)).verdict).toBe('correct');
      }),
    );
  });

  it('is right in English, however it is typed', () => {
    const typed: readonly ((text: string) => string)[] = [
      ...disguises,
      (text) => text.toUpperCase(),
      (text) => `“${text}”!`,
      (text) => text.replaceAll(' ', '\u00a0 '),
    ];
    fc.assert(
      fc.property(entries, fc.constantFrom(...typed), (entry, disguise) => {
        expect(check(2, entry, disguise(entry.en)).reason).toBe('exact');
      }),
      { numRuns: 500 },
    );
  });

  it('is wrong as another reading of a random word', () => {
    fc.assert(
      fc.property(reading, reading, (own, other) => {
        fc.pre(own !== other);
        const result = check(1, { en: 'thing', hiragana: own }, other);
        expect(result.isCorrect).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('English, normalised', () => {
  it('does not change what is normalised already', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normaliseEnglish(text);
        expect(normaliseEnglish(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the edit distance', () => {
  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

  it('is symmetric, zero only for equals, and at most the longer length', () => {
    fc.assert(
      fc.property(short, short, (a, b) => {
        const distance = osaDistance(a, b, 10);
        expect(distance).toBe(osaDistance(b, a, 10));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  it('stops at its limit without another result', () => {
    fc.assert(
      fc.property(short, short, fc.nat(4), (a, b, limit) => {
        expect(osaDistance(a, b, limit)).toBe(Math.min(osaDistance(a, b, 20), limit + 1));
      }),
    );
  });

  it.each([
    ['ca', 'abc', 3],
    ['ab', 'ba', 1],
    ['bridge', 'brigde', 1],
    ['', 'abc', 3],
    ['😀', '😁', 1],
  ])('of %j and %j is %d', (a, b, distance) => expect(osaDistance(a, b, 9)).toBe(distance));
});

/** How long these take is measured by `npm run bench -- answers`. */
describe('texts that could be cut in more ways than can be tried', () => {
  const long = {
    ...words.action,
    en: 'action (x); '.repeat(16),
    kanji: '々'.repeat(100),
    hiragana: 'い'.repeat(100),
  };

  it.each(['nna', '(a)', 'a,', 'んあ', '(', '々'])('many times %j is not right, in any mode', (part) => {
    const input = part.repeat(200 / part.length);
    for (const mode of [1, 2, 3, 4]) expect(check(mode, long, input).verdict).not.toBe('correct');
  });
});
