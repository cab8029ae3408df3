/** Milliseconds of the quickest of several runs: whatever else the machine does only makes a run slower. */
function quickest(work: () => void): number {
  let best = Infinity;
  for (let run = 0; run < 5; run += 1) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/** Below this a run says nothing about the work in it. */
const MEASURABLE_MS = 0.2;
const ATTEMPTS = 3;
/** Ten times the input may take so many times as long: in proportion, and some room for the machine. */
const MOST = 15;

/**
 * How many times as long `work` takes with ten times `size`: about 10 for work in proportion, 100 for work that looks
 * at each pair. The least of three measurements; one that is well below the most is enough.
 */
export function growth(work: (size: number) => void, size: number): number {
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && least > MOST; attempt += 1) {
    const began = performance.now();
    work(size * 10);
    const first = performance.now() - began;
    if (first < MEASURABLE_MS * MOST) return first / MEASURABLE_MS;
    const small = Math.max(
      quickest(() => work(size)),
      MEASURABLE_MS,
    );
    least = Math.min(least, quickest(() => work(size * 10)) / small);
  }
  return least;
}

/**
 * The pieces whose repetition makes `work` grow faster than its text, from `length` characters to ten times as many;
 * `around` puts them where they hurt.
 */
export function steepPieces(
  work: (text: string) => unknown,
  length: number,
  around: (text: string) => readonly string[] = (text) => [text, `${text}x`, `${text}!`],
): string[] {
  return ADVERSARIAL_PIECES.flatMap((piece) =>
    around('#').flatMap((_text, form) => {
      const ratio = growth((size) => {
        const text = piece.repeat(Math.max(1, Math.floor(size / piece.length)));
        work(around(text)[form] ?? text);
      }, length);
      return ratio < MOST ? [] : [`${JSON.stringify(piece)} (${form}): ${ratio.toFixed(0)}`];
    }),
  );
}

/** Pieces that, repeated, have made some pattern or recursion explode. */
export const ADVERSARIAL_PIECES: readonly string[] = [
  'a',
  'あ',
  'ー',
  '亜',
  '亜あ',
  'あ亜',
  '2人',
  '人々',
  'っ',
  'ヶ月',
  ' ',
  ', ',
  '; ',
  '/',
  '-',
  '(',
  ')',
  '(a) ',
  '((',
  '[',
  '"',
  "'",
  '.',
  '...',
  '~',
  '・',
  '、',
  '1',
  '1,',
  'a,',
  'a ',
  'to ',
  'the ',
  'n',
  'nn',
  'tt',
  "n'",
  'kya',
  'ou',
  'e\u0301',
  'か\u3099',
  '\u200b',
  '👩‍👩‍👧',
  '<b>',
  '&amp;',
  '\n',
  '\r\n',
  '\t',
  '::',
  '{{c1::',
  'ﾈﾞ',
  '\\',
  'ん',
  'んあ',
  '々',
  '亜々',
  'ゝ',
  '：',
  ' or ',
  ' -',
  'x=',
  '?',
  '「',
  '**',
  '_',
  '`',
  '[](',
  '# ',
  '@',
  'a@',
  'a.',
  'http://',
];
