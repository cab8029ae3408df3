import { openTraces } from '@kotoba/api/traces';
import type { StartOptions } from './serve';

/** Serves the suite in this process until it is told to stop. */
export async function main(options: StartOptions = {}): Promise<void> {
  const traces = await openTraces();
  const { serve } = await import('./serve');
  await serve(options, traces);
}

// Started by itself, as on a real server: what is published there is served.
if (require.main === module) void main({ args: process.argv.slice(2) });
