import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../run-command';
import { ENGINE_TIMEOUT_MS } from '../speech-limits';
import { decodeWave, type Wave } from '../wave';
import { withTemporaryFolder } from '../with-temporary-folder';
import { parseTrace, type TraceWord } from './trace';

/** The three files Open JTalk needs, and a name for the combination. */
export interface OpenJTalkTools {
  readonly id: string;
  readonly program: string;
  readonly dictionary: string;
  readonly voice: string;
}

/**
 * How Mei speaks: the melody of a sentence moves a third more than in her recordings (`-jf`, the weight of the global variance of log F0),
 * which are calm. A semitone and a half lower (`-fm`), the highest notes stay where she was recorded.
 */
const MELODY = ['-jf', '1.8', '-fm', '-1.5'];

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

/** A line as sound at the voice's own rate; about 65 ms for three seconds of it. */
export const speakLine = (tools: OpenJTalkTools, line: string, signal?: AbortSignal): Promise<Wave> =>
  run(tools, { line, args: MELODY, output: '-ow', read: decodeWave, signal });
