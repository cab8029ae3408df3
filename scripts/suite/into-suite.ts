import { CONTRACT_VERSION, contributions } from '@kotoba/contracts';
import { CONTRIBUTIONS_PATH } from '../../packages/federation/src/serve/contributions-path';
import { parseConfig } from '../../services/api/src/platform/config/config';
import { HOURS, lasting, linkTo } from '../../services/edge/src/overrides/make-override';
import { sealOverride } from '../../services/edge/src/overrides/override';
import { keysOf } from '../../services/edge/src/releases/layout';
import { ownKey } from '../../services/edge/src/releases/keys';
import { dataFolder, remoteNames } from '../root';
import { serveSources, untilStopped } from '../serve-sources';

const PORT = 4100;

/**
 * Serves a remote of the repository `folder` from its sources to a browser on this computer, and says the link that puts
 * it into a deployed suite there.
 */
export async function serveInto(
  suite: string | undefined,
  [app = '', ...others]: readonly string[],
  folder: string,
): Promise<void> {
  if (!remoteNames(folder).includes(app) || others.length > 0)
    throw new Error(`Which remote? One at a time: ${remoteNames(folder).join(', ')}.`);
  if (!suite || !URL.canParse(suite)) throw new Error('Which suite? Its address: https://kotoba.example');
  const port = Number(process.env.PORT || PORT);
  if (!(port >= 1024 && port <= 65_535)) throw new Error('PORT: a number from 1024 to 65535');
  const { dataDir, releaseKeys } = parseConfig({
    ...process.env,
    NODE_ENV: undefined,
    DATA_DIR: dataFolder(folder),
  });
  const key = ownKey(keysOf(dataDir, releaseKeys));
  const { origin } = new URL(suite);
  const server = serveSources(app, { port, env: ['--env', `into=${origin}`], folder });
  const ended = untilStopped(server);
  const contributed = await Promise.race([ended, contributionsAt(`http://127.0.0.1:${port}`)]);
  if (contributed) {
    const served = { app, suite: origin, port, contract: CONTRACT_VERSION, contributions: contributed };
    const link = linkTo(origin, sealOverride({ ...served, ...lasting(HOURS.usual) }, key));
    console.log(`For a browser on this computer, to be opened within 15 minutes:\n${link}`);
  }
  await ended;
  process.exit();
}

/** What the remote adds to the suite, once it is built there. */
async function contributionsAt(address: string) {
  for (;;) {
    const built = await fetch(`${address}/entry.js`).catch(() => null);
    if (built?.ok) return contributions.parse(await (await fetch(address + CONTRIBUTIONS_PATH)).json());
    await new Promise((next) => setTimeout(next, 200));
  }
}
