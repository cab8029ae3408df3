import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root';

/** `webpack serve` in the folder of an app, of this repository or another. It ends with this process, however that ends. */
export function serveSources(
  app: string,
  { port, env, folder = root }: { port: number; env: readonly string[]; folder?: string },
): ChildProcess {
  const webpack = join(folder, 'node_modules/webpack/bin/webpack.js');
  return spawn(process.execPath, [webpack, 'serve', ...env, '--watch-options-stdin'], {
    cwd: join(folder, app),
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

/** Until it ends by itself, or this process is told to end. */
export async function untilStopped(child: ChildProcess): Promise<void> {
  await new Promise((ended) => {
    child.once('exit', ended);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, ended);
  });
  child.kill();
}
