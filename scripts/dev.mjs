// The suite with hot reload: all of it, or only the remotes named (the rest from the newest releases).
//   npm run dev
//   npm run dev -- mfe-learn
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createFront } from './lib/dev/front.mjs';
import { describeRemote } from './lib/dev/describe-remote.mjs';
import { appPort, publicPathOf, serverPort } from './lib/dev/places.mjs';
import { runServer } from './lib/dev/server-process.mjs';
import { startHotServer } from './lib/hot-server.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { claim } from './lib/owner.mjs';
import { releaseOutput, remoteNames, root, SHELL } from './lib/root.mjs';
import { loadTypeScript } from './lib/typescript.mjs';

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !remoteNames().includes(name));
if (unknown.length > 0) fail(`There is no ${unknown.join(', ')}. Remotes: ${remoteNames().join(', ')}.`);
const inWork = named.length > 0 ? named : remoteNames();
const port = Number(process.env.PORT || 3000);
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const owner = claim(dataDir);
if (owner !== null)
  fail(`Kotoba already runs on ${dataDir} (process ${owner}). Stop it, or use another DATA_DIR and PORT.`);
ensureInstalled();

// The shell is always in development, too: fast refresh needs React's development build, and React is the shell's. Its release only
// has to exist, as the frame of the page.
const released = remoteNames().filter((name) => !inWork.includes(name));
const needed = existsSync(join(releaseOutput(SHELL), 'shell.json')) ? [] : [SHELL];
const script = join(root, 'scripts/build.mjs');
const { status } = spawnSync(process.execPath, [script, 'server', ...needed, ...released], {
  stdio: 'inherit',
  env: { ...process.env, BUDGETS: 'warn' },
});
if (status !== 0) process.exit(1);

const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(serverPort(port)),
  PUBLIC_URL: `http://localhost:${port}`,
};
const stopServer = runServer({ env, apps: [SHELL, ...released] });

const tools = await loadTypeScript('packages/federation/src/build/index.ts');
const apps = [SHELL, ...inWork].map((app, index) => ({ app, port: appPort(port, index) }));
let shellFiles = [];
for (const { app, port: ownPort } of apps) {
  const publicPath = publicPathOf(app);
  const flavour = app === SHELL ? 'host' : 'remote';
  const config = tools.developmentConfig(
    { root, app, flavour, outputPath: join(root, app, 'dist/development') },
    { publicPath },
  );
  const onFiles = (compilation) => {
    if (app !== SHELL) return;
    const { early, scripts } = tools.standaloneFiles(compilation);
    shellFiles = [...early, ...scripts].map((file) => publicPath + file);
  };
  await startHotServer({ config, port: ownPort, onFiles });
  console.log(`  ${app} reloads while you work`);
}

const contract = tools.CONTRACT_VERSION;
const describe = async () => ({
  shellFiles,
  remotes: Object.fromEntries(
    await Promise.all(
      apps
        .filter(({ app }) => app !== SHELL)
        .map(async ({ app, port: ownPort }) => [
          app,
          await describeRemote({
            root,
            app,
            port: ownPort,
            contract,
            readContributions: tools.readContributions,
          }),
        ]),
    ),
  ),
});
const front = createFront({ serverPort: serverPort(port), apps, describe });
front.once('error', (error) => fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use.` : error.message));
front.listen(port, '127.0.0.1', () => console.log(`\nKotoba in development: http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void stopServer().then(() => process.exit(0)));
}
