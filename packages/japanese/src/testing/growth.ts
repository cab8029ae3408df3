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

/**
 * How many times as long `work` takes with ten times `size`: about 10 for work in proportion, 100 for work that looks
 * at each pair. The least of three measurements.
 */
export function growth(work: (size: number) => void, size: number): number {
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const small = Math.max(
      quickest(() => work(size)),
      MEASURABLE_MS,
    );
    least = Math.min(least, quickest(() => work(size * 10)) / small);
  }
  return least;
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
];
