import { startSuite } from './suite';

/** A fresh machine compiles the Japanese voice while the suite already serves; the specs listen to it. */
const VOICE_MS = 180_000;

/** The suite that most specs share: the one at SUITE_URL, else a new one. Returns what Playwright runs at the end. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SUITE_URL) return undefined;
  const suite = await startSuite();
  const deadline = Date.now() + VOICE_MS;
  while (!suite.output().includes('Speech is ready')) {
    if (Date.now() > deadline) throw new Error(`The voice did not become ready:\n${suite.output()}`);
    await new Promise((next) => setTimeout(next, 200));
  }
  process.env.SUITE_URL = suite.url;
  process.env.SUITE_DATA_DIR = suite.dataDir;
  return suite.remove;
}
