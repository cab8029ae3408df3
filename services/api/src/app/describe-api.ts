import { tmpdir } from 'node:os';
import { parseConfig } from '../platform/config/config';
import { createLog } from '../platform/http/log';
import { tidyModels, type OpenApiDocument } from '../platform/http/openapi';
import { createApp } from './create-app';
import { openPlatform } from './open-platform';

/** The OpenAPI document of the API in local mode. Needs no database: the parts are put together, but not started. */
export async function describeApi(): Promise<object> {
  const config = parseConfig({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' });
  const log = createLog(config.logLevel);
  const { platform, hub, pool } = await openPlatform({
    config,
    connectionString: 'postgresql://localhost/never-connected',
    log,
  });
  const app = await createApp({ platform, hub, log, health: { check: async () => ({ ready: true }) } });
  await app.ready();
  // The document is JSON by definition; the round trip drops what only the library's types know.
  const document = tidyModels(JSON.parse(JSON.stringify(app.swagger())) as OpenApiDocument);
  await app.close();
  await platform.speech.close();
  await pool.end();
  return document;
}
