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

export interface Spoken {
  readonly wave: Wave;
  readonly words: TraceWord[];
}

/**
 * One subprocess: `line` (prepared by speakableJapanese and splitText) as a wave at the voice's own rate, and how each
 * word was understood. The text goes in by file, never through a shell.
 */
export const runOpenJTalk = (tools: OpenJTalkTools, line: string, signal?: AbortSignal): Promise<Spoken> =>
  withTemporaryFolder(async (folder) => {
    const [input, output, trace] = ['in.txt', 'out.wav', 'trace.txt'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(input, line);
    await runCommand({
      program: tools.program,
      args: ['-x', tools.dictionary, '-m', tools.voice, '-ow', output, '-ot', trace, input],
      timeoutMs: ENGINE_TIMEOUT_MS,
      ...(signal ? { signal } : {}),
    });
    return { wave: decodeWave(await readFile(output)), words: parseTrace(await readFile(trace, 'utf8')) };
  });
