// Everything a newcomer needs, from a fresh clone: installs, builds what is stale, and serves the suite in this very process.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { inputHash, isStale } from './lib/inputs.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { claim } from './lib/owner.mjs';
import { appNames, releaseOutput, root, serverOutput } from './lib/root.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Kotoba needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const owner = claim(dataDir);
if (owner !== null) {
  console.error(
    `Kotoba already runs on ${dataDir} (process ${owner}). Stop it, or start with another DATA_DIR and PORT.`,
  );
  process.exit(1);
}

ensureInstalled();
if ([...appNames(), 'server'].some((part) => isStale(part, inputHash(part)))) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// In this process, so that a signal or a kill meets the server and nothing is left behind.
process.env.DATA_DIR = dataDir;
const { main } = createRequire(import.meta.url)(join(serverOutput, 'main.cjs'));
await main({ builds: Object.fromEntries(appNames().map((app) => [app, releaseOutput(app)])) });
