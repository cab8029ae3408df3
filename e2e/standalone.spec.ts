import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { watchConsole } from './support/console';
import { suiteUrl } from './support/learner';
import { freePort } from './support/suite';

const root = resolve(__dirname, '..');

/** Starts a remote in its own small host, built as it ships, and waits until it says where it is. */
async function standAlone(remote: string, ...args: string[]): Promise<{ url: string; host: ChildProcess }> {
  const port = await freePort();
  const webpack = resolve(root, 'node_modules/webpack/bin/webpack.js');
  const host = spawn(process.execPath, [webpack, 'serve', '--mode', 'production', ...args], {
    cwd: resolve(root, remote),
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((ready, failed) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Project is running')) ready();
    };
    host.stdout.on('data', read);
    host.stderr.on('data', read);
    host.once('exit', (code) => failed(new Error(`${remote} ended with ${code}:\n${output}`)));
  });
  return { url: `http://localhost:${port}`, host };
}

const hosts = [
  { remote: 'mfe-auth', title: 'Settings' },
  { remote: 'mfe-vocabulary', title: 'Vocabulary' },
  { remote: 'mfe-capture', title: 'Capture' },
  { remote: 'mfe-learn', title: 'Learning' },
  { remote: 'mfe-learn', title: 'Learning', isLive: true },
];

for (const { remote, title, isLive = false } of hosts) {
  test(`${remote} alone shows its first screen, signed in, on ${isLive ? 'the running suite' : 'its recording'}`, async ({
    page,
  }) => {
    const problems = watchConsole(page);
    const bearers: (string | undefined)[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Pictures and recordings are public; everything else needs the learner.
      if (/^\/api\/(?!media\/)/.test(pathname)) bearers.push(request.headers().authorization);
    });
    const { url, host } = await standAlone(remote, ...(isLive ? ['--env', `api=${suiteUrl()}`] : []));
    try {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      expect(bearers.length).toBeGreaterThan(0);
      for (const bearer of bearers) expect(bearer).toMatch(/^Bearer .{20}/);
      expect(problems()).toEqual([]);
    } finally {
      host.removeAllListeners('exit');
      host.kill();
    }
  });
}
