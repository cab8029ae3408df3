import { CONTRACT_VERSION } from '@kotoba/contracts';
import { readContributions } from '../packages/federation/src/build/release';
import { parseConfig } from '../services/api/src/platform/config/config';
import { HOURS, lasting, linkTo } from '../services/edge/src/overrides/make-override';
import { sealOverride } from '../services/edge/src/overrides/override';
import { keysOf } from '../services/edge/src/releases/layout';
import { ownKey } from '../services/edge/src/releases/keys';
import { dataFolder, root } from './root';
import { serveSources, untilStopped } from './serve-sources';

const PORT = 4100;

/**
 * Serves a remote from its sources to a browser on this computer, and says the link that puts it into a deployed suite
 * there.
 */
export async function serveInto(suite: string, [app = '', ...others]: readonly string[]): Promise<void> {
  if (app === '' || others.length > 0)
    throw new Error('Which remote? One at a time goes into another suite.');
  if (!URL.canParse(suite)) throw new Error('Which suite? Its address: https://kotoba.example');
  const port = Number(process.env.PORT || PORT);
  if (!(port >= 1024 && port <= 65_535)) throw new Error('PORT: a number from 1024 to 65535');
  const { dataDir, releaseKeys } = parseConfig({
    ...process.env,
    NODE_ENV: undefined,
    DATA_DIR: dataFolder(),
  });
  const key = ownKey(keysOf(dataDir, releaseKeys));
  const contributions = await readContributions({ root, app });
  const { origin } = new URL(suite);
  const sealed = sealOverride(
    { app, suite: origin, port, contract: CONTRACT_VERSION, contributions, ...lasting(HOURS.usual) },
    key,
  );
  const server = serveSources(app, { port, env: ['--env', `into=${origin}`] });
  console.log(`For a browser on this computer, to be opened within 15 minutes:\n${linkTo(origin, sealed)}`);
  await untilStopped(server);
  process.exit();
}
