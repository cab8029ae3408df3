import { createHash } from 'node:crypto';
import { publicPathOf } from './places.mjs';

/** A remote in development as the registry of a page names it: what its server holds at this moment. */
export async function describeRemote({ root, app, port, contract, readContributions }) {
  const url = publicPathOf(app);
  const entry = await fetch(`http://127.0.0.1:${port}${url}entry.js`);
  const content = Buffer.from(await entry.arrayBuffer());
  return {
    contract,
    version: '0.0.0-development',
    id: createHash('sha256').update(content).digest('hex').slice(0, 16),
    url,
    entry: 'entry.js',
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    preload: [],
    shared: {},
    contributions: await readContributions({ root, app }),
  };
}
