import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, withTemporaryFolder } from '../system';
import { ENGINE_TIMEOUT_MS } from '../speech-engine';
import { decodeWave, type Wave } from '../wave';

/**
 * One word as Open JTalk understood it: surface as written, part of speech with its sub-category, readings in katakana
 * ('' where it is silent).
 */
export interface TraceWord {
  readonly surface: string;
  readonly kind: string;
  readonly reading: string;
  readonly pronunciation: string;
}

const START = '[Text analysis result]';
const END = '[Output label]';

/**
 * Of the comma-separated line: surface, part of speech (4), inflection (2), base form, reading, pronunciation, accent.
 */
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
      kind: `${fields[1] ?? ''}/${fields[2] ?? ''}`,
      reading: kanaOnly(fields[READING]),
      pronunciation: kanaOnly(fields[PRONUNCIATION]),
    }));
};

/** What is said in one breath of pitch: how many beats it has, and after which of them the pitch falls (0: it stays). */
export interface AccentPhrase {
  readonly morae: number;
  readonly accent: number;
}

/**
 * Reads the accents of the same file: the full-context label of each sound names its phrase as "/F:morae_accent#…@place
 * in the breath_…|…". Sounds of one phrase name it alike.
 */
export function parseAccents(trace: string): AccentPhrase[] {
  const start = trace.indexOf(END);
  if (start < 0) throw new Error('Open JTalk wrote a trace that cannot be read.');
  const phrases: AccentPhrase[] = [];
  let last = '';
  for (const [, name = '', morae, accent] of trace.slice(start).matchAll(/\/F:((\d+)_(\d+)\S*?)\/G:/g)) {
    if (name !== last) phrases.push({ morae: Number(morae), accent: Number(accent) });
    last = name;
  }
  return phrases;
}

/** The three files Open JTalk needs, and a name for the combination. */
export interface OpenJTalkTools {
  readonly id: string;
  readonly program: string;
  readonly dictionary: string;
  readonly voice: string;
}

/**
 * How Mei speaks: the pitch of a sentence moves a third more than in the recordings (`-jf`, the weight of the global
 * variance of log F0), which are calm. A semitone and a half lower (`-fm`), the highest notes stay where they were
 * recorded.
 */
const PITCH = ['-jf', '1.8', '-fm', '-1.5'];

/** Frames of one sample: what is understood is the same, and nothing is made of it that takes time. */
const SOUNDLESS = ['-p', '1'];

interface Run<Result> {
  readonly line: string;
  readonly args: readonly string[];
  /** The option that names the file of the result. */
  readonly output: '-ow' | '-ot';
  readonly read: (content: Buffer) => Result;
  readonly signal: AbortSignal | undefined;
}

/** One subprocess. The text goes in by file, never through a shell. */
const run = <Result>(
  { program, dictionary, voice }: OpenJTalkTools,
  { line, args, output, read, signal }: Run<Result>,
): Promise<Result> =>
  withTemporaryFolder(async (folder) => {
    const [input, result] = [join(folder, 'in.txt'), join(folder, 'out')];
    await writeFile(input, line);
    await runCommand({
      program,
      args: ['-x', dictionary, '-m', voice, ...args, output, result, input],
      timeoutMs: ENGINE_TIMEOUT_MS,
      ...(signal ? { signal } : {}),
    });
    return read(await readFile(result));
  });

/** How each word of a line (prepared by speakableJapanese and splitText) is understood; about 15 ms. */
export const readLine = (tools: OpenJTalkTools, line: string, signal?: AbortSignal): Promise<TraceWord[]> =>
  run(tools, {
    line,
    args: SOUNDLESS,
    output: '-ot',
    read: (trace) => parseTrace(trace.toString('utf8')),
    signal,
  });

/** How the pitch of a line goes. */
export const readAccents = (
  tools: OpenJTalkTools,
  line: string,
  signal?: AbortSignal,
): Promise<AccentPhrase[]> =>
  run(tools, {
    line,
    args: SOUNDLESS,
    output: '-ot',
    read: (trace) => parseAccents(trace.toString('utf8')),
    signal,
  });

/** A line as sound at the voice's own rate; about 65 ms for three seconds of it. */
export const speakLine = (tools: OpenJTalkTools, line: string, signal?: AbortSignal): Promise<Wave> =>
  run(tools, { line, args: PITCH, output: '-ow', read: decodeWave, signal });
