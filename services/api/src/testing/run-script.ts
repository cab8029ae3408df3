import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { packageFile } from '../platform/package-file';

const repository = (): string => packageFile('../..');
const built = new Map<string, Promise<string>>();

async function bundle(file: string): Promise<string> {
  const name = file.replace(/[^a-z0-9]+/gi, '-');
  // Below node_modules, so that the packages that stay outside of the bundle are found.
  const outfile = join(repository(), `node_modules/.cache/kotoba-tests/${name}-${process.pid}.cjs`);
  await build({
    entryPoints: [packageFile('src', file)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    logLevel: 'warning',
    plugins: [
      {
        name: 'external-packages',
        setup: (plugins) =>
          plugins.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || (path.startsWith('@kotoba/') && kind !== 'require-resolve')
              ? undefined
              : { path, external: true },
          ),
      },
    ],
  });
  return outfile;
}

export interface RunningScript {
  readonly child: ChildProcess;
  /** Resolves with the first line that matches; rejects when the script ends before, with what it said. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  /** The exit code, null after a signal. */
  readonly ended: Promise<number | null>;
  output(): string;
}

/** Runs a TypeScript file of this package as a process of its own, one that can be killed. */
export async function runScript(
  file: string,
  options: { args?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<RunningScript> {
  const script = built.get(file) ?? bundle(file);
  built.set(file, script);
  const child = spawn(process.execPath, [await script, ...(options.args ?? [])], {
    cwd: repository(),
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const watchers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      watchers.forEach((watch) => watch());
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    ended,
    output: () => lines.join('\n'),
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          for (const line of lines) {
            const match = pattern.exec(line);
            if (match) {
              watchers.delete(look);
              resolve(match);
              return;
            }
          }
        };
        watchers.add(look);
        void ended.then(() => reject(new Error(`The script ended before ${pattern}:\n${lines.join('\n')}`)));
        look();
      }),
  };
}
