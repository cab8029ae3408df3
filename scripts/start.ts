// The suite from a fresh clone: builds what is stale, and serves in this very process.
//   npm start
//   node scripts/run.mjs start shell mfe-learn   as npm run dev does: as built, with these apps' releases only
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isStale } from './build';
import { claimData } from './owner';
import { appNames, dataFolder, releaseOutput, root, serverOutput } from './root';

interface Server {
  main(options: { builds: Record<string, string> }): Promise<void>;
}

export async function main(apps: readonly string[]): Promise<void> {
  if (apps.length > 0) return serve(apps);
  claimData(dataFolder());
  if ([...appNames(), 'server'].some(isStale)) {
    const build = [join(root, 'scripts/run.mjs'), 'build'];
    const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  await serve(appNames());
}

/** In this process, so that a signal or a kill meets the server and nothing is left behind. */
async function serve(apps: readonly string[]): Promise<void> {
  process.env.DATA_DIR = dataFolder();
  const server = createRequire(__filename)(join(serverOutput, 'main.cjs')) as Server;
  await server.main({ builds: Object.fromEntries(apps.map((app) => [app, releaseOutput(app)])) });
  // Whoever started this through a channel is gone.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
