import { fileURLToPath } from 'node:url';

/** Absolute, so that a workspace runs this with itself as the root. */
const at = (file) => fileURLToPath(new URL(file, import.meta.url));

const swc = {
  '^.+\\.(t|j)sx?$|^.+\\.mjs$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** `npm run test:all`: with the tests that take long, and with every repetition of the others. */
const isAll = process.env.TESTS === 'all';

/** Packages that ship only ES modules; Jest runs CommonJS, so these are transformed too. */
const esModules = ['@noble', '@scure', 'age-encryption', 'p-limit', 'wanakana', 'yocto-queue'];

const common = {
  transform: swc,
  globals: { LONG: isAll },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.(css|svg)$': at('scripts/jest/asset-stub.ts'),
    // As in the build, so that a styling prop which would reach the document does so here, too, and React complains.
    '^@emotion/is-prop-valid$': at('packages/shared-ui/src/core/theme/forwarded-prop.ts'),
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/\\.data', ...(isAll ? [] : ['\\.long\\.'])],
  modulePathIgnorePatterns: ['/dist/', '/\\.data'],
};

/**
 * unit         pure code, in Node
 * browser      screens and hooks (*.test.tsx), in jsdom
 * integration  anything that needs PostgreSQL or a running server (*.integration.test.ts)
 */
export default {
  // A limit against hanging, not a measure of speed.
  testTimeout: 30_000,
  // Nothing else runs beside the tests: left alone, Jest would keep one core free, half of a machine with two.
  maxWorkers: '100%',
  // Each file leaves some of its modules behind; a process that has grown large takes longer to end than Jest waits.
  workerIdleMemoryLimit: '600MB',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [
        ...common.testPathIgnorePatterns,
        '\\.integration\\.test\\.ts$',
        '\\.browser\\.test\\.ts$',
      ],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: at('scripts/jest/browser-environment.ts'),
      testMatch: ['**/*.test.tsx', '**/*.browser.test.ts'],
      setupFilesAfterEnv: [at('scripts/jest/browser-matchers.ts')],
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
    },
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
