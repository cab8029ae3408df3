import { startTestCluster, type TestCluster } from './test-cluster';

declare global {
  var kotobaTestCluster: TestCluster | undefined;
}

/** One PostgreSQL for all integration tests of a Jest run. */
export default async function setUp(): Promise<void> {
  globalThis.kotobaTestCluster = await startTestCluster();
}
