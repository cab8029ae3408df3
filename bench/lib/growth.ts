/** Milliseconds of this process's own work. */
function worked(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Of several runs the quickest: whatever else the machine does only makes a run slower. */
function quickest(work: () => void): number {
  let best = Infinity;
  for (let run = 0; run < 5; run += 1) best = Math.min(best, worked(work));
  return best;
}

/** Below this a run says nothing about the work in it. */
const MEASURABLE_MS = 0.2;
const ATTEMPTS = 10;
/** Ten times the input may take so many times as long: in proportion, and some room for the machine. */
export const MOST_GROWTH = 15;

/**
 * How many times as long `work` takes with ten times `size`: about 10 for work in proportion, 100 for work that looks
 * at each pair. The least of ten measurements: whatever else the machine does only adds. One below the most is enough.
 */
export function growth(work: (size: number) => void, size: number): number {
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && least > MOST_GROWTH; attempt += 1) {
    const first = worked(() => work(size * 10));
    if (first < MEASURABLE_MS * MOST_GROWTH) return Math.min(least, first / MEASURABLE_MS);
    const small = Math.max(
      quickest(() => work(size)),
      MEASURABLE_MS,
    );
    least = Math.min(least, quickest(() => work(size * 10)) / small);
  }
  return least;
}

/**
 * How much `work` grows from `length` characters to ten times as many, for the piece whose repetition it bears worst.
 * Each is tried alone and before something that it does not lead to.
 */
export function worstPiece(
  work: (text: string) => unknown,
  length: number,
): { piece: string; times: number } {
  const tried = ADVERSARIAL_PIECES.flatMap((piece) =>
    ['', 'x'].map((end) => {
      const repeated = (size: number) => piece.repeat(Math.ceil(size / piece.length)) + end;
      return { piece: piece + end, times: growth((size) => void work(repeated(size)), length) };
    }),
  );
  return tried.reduce((worst, each) => (each.times > worst.times ? each : worst));
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
