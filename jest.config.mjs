import { fileURLToPath } from 'node:url';
import config, { common } from '@kotoba/federation/jest.config.mjs';

/** Absolute, so that a workspace runs this with itself as the root. */
const at = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * What remotes are tested by, and
 *
 * integration  anything that needs PostgreSQL or a running server (*.integration.test.ts)
 */
export default {
  ...config,
  projects: [
    ...config.projects,
    {
      ...common,
      displayName: 'integration',
      testEnvironment: 'node',
      // One PostgreSQL for the whole run.
      globalSetup: at('services/api/src/testing/jest-global-setup.ts'),
      globalTeardown: at('services/api/src/testing/jest-global-teardown.ts'),
      testMatch: ['**/*.integration.test.ts'],
    },
  ],
};
