import type { TestLearner, TestServer } from '../services/api/src/testing/test-server';
import { startTestServer } from '../services/api/src/testing/test-server';
import { startTestCluster } from '../services/api/src/testing/test-cluster';
import { loadDictionary, type LanguageEngine } from '@kotoba/language';

export type { TestLearner };

export interface LearnerServer {
  /** A learner who has nothing yet, so that no answer is one that an earlier question left behind. */
  newLearner(): Promise<TestLearner>;
  /** Its language engine, for what is asked thousands of times. */
  readonly language: LanguageEngine;
  readonly platform: TestServer['platform'];
  close(): Promise<void>;
}

/**
 * The whole API on a PostgreSQL of its own with the whole dictionary, as a learner meets it; asked through its routes.
 */
export async function openLearnerServer(): Promise<LearnerServer> {
  const cluster = await startTestCluster();
  const server = await startTestServer({
    prepare: ({ pool }) => loadDictionary({ pool, onProgress: () => undefined }),
  });
  return {
    newLearner: () => server.createLearner(),
    language: server.platform.language,
    platform: server.platform,
    async close() {
      await server.close();
      await cluster.stop();
    },
  };
}

/** The JSON that a route answers. @throws Error with the body of any answer but 200 */
export async function ask<Answer>({ inject }: TestLearner, url: string, body?: unknown): Promise<Answer> {
  const answer = await inject(body === undefined ? url : { url, body });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<Answer>();
}
