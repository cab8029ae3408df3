import { startSuite } from './suite';

/** The suite that most specs share. Returns what Playwright runs at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const suite = await startSuite();
  process.env.SUITE_URL = suite.url;
  process.env.SUITE_DATA_DIR = suite.dataDir;
  return suite.remove;
}
