/** One word as Open JTalk understood it: surface as written, readings in katakana ('' where it is silent). */
export interface TraceWord {
  readonly surface: string;
  readonly reading: string;
  readonly pronunciation: string;
}

const START = '[Text analysis result]';
const END = '[Output label]';

/** Of the comma-separated line: surface, part of speech (4), inflection (2), base form, reading, pronunciation, accent. */
const READING = 8;
const PRONUNCIATION = 9;

const kanaOnly = (field: string | undefined): string => (field ?? '').replace(/[^ァ-ヺー]/gu, '');

/**
 * Reads the file that `open_jtalk -ot` writes. The surfaces are those after normalisation: digits arrive as kanji
 * numerals, so they need not add up to the text that went in.
 */
export const parseTrace = (trace: string): TraceWord[] => {
  const start = trace.indexOf(START);
  const end = trace.indexOf(END);
  if (start < 0 || end < start) throw new Error('Open JTalk wrote a trace that cannot be read.');
  return trace
    .slice(start + START.length, end)
    .split('\n')
    .map((line) => line.split(','))
    .filter((fields) => fields.length > PRONUNCIATION)
    .map((fields) => ({
      surface: fields[0] ?? '',
      reading: kanaOnly(fields[READING]),
      pronunciation: kanaOnly(fields[PRONUNCIATION]),
    }));
};
