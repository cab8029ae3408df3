// The server of `npm run dev`: as `npm start` serves, with the releases of the apps named.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { releaseOutput, serverOutput } from '../root.mjs';

const { main } = createRequire(import.meta.url)(join(serverOutput, 'main.cjs'));
await main({ builds: Object.fromEntries(process.argv.slice(2).map((app) => [app, releaseOutput(app)])) });

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
