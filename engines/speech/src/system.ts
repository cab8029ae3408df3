import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';

/** Is this a system error with this code? Asked by shape: an error of another realm is no `instanceof Error` here. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Gives the task a fresh folder and takes it away afterwards, whatever happens. */
export const withTemporaryFolder = async <Result>(
  task: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'kotoba-speech-'));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly timeoutMs: number;
  readonly cwd?: string;
  readonly signal?: AbortSignal;
}

/** A subprocess that did not end with 0; `output` is the end of what it wrote to stderr and stdout. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';

  constructor(
    readonly program: string,
    reason: string,
    readonly output: string,
  ) {
    super(`${program} ${reason}${output.trim() ? `: ${output.trim()}` : ''}`);
  }
}

const KEPT_OUTPUT = 2_000;

/**
 * Runs a program without a shell, nothing on its input. Gives what it wrote to stdout and stderr (the last 2,000
 * characters); fails with CommandFailed when it cannot start, ends badly, is aborted or outlives its time.
 */
export const runCommand = ({ program, args, timeoutMs, cwd, signal }: Command): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(program, args, {
      cwd,
      signal,
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-KEPT_OUTPUT);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) =>
      reject(new CommandFailed(program, `did not run (${error.message})`, output)),
    );
    child.once('close', (code, killedBy) => {
      if (code === 0) resolve(output);
      else
        reject(
          new CommandFailed(program, killedBy ? `was ended by ${killedBy}` : `ended with ${code}`, output),
        );
    });
  });
