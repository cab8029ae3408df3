import { openTraces } from '../platform/traces/traces';

/** The API alone, for a suite whose edge runs elsewhere (`API_URL`). Several of them may share one `DATABASE_URL`. */
async function main(): Promise<void> {
  const traces = await openTraces();
  const { serveApi } = await import('./serve-api');
  await serveApi(traces);
}

void main();
