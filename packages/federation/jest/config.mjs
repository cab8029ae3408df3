import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute, so that a workspace runs this with itself as the root. */
const at = (file) => fileURLToPath(new URL(file, import.meta.url));
const ui = dirname(createRequire(import.meta.url).resolve('@kotoba/shared-ui/package.json'));

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

/** `TESTS=all`: with the tests that take long, and with every repetition of the others. */
const isAll = process.env.TESTS === 'all';

/** Packages that ship only ES modules, or sources; Jest runs CommonJS, so these are transformed too. */
const transformed = ['@kotoba', '@noble', '@scure', 'age-encryption', 'p-limit', 'wanakana', 'yocto-queue'];

/** What all tests have in common. */
export const common = {
  transform: swc,
  globals: { LONG: isAll },
  transformIgnorePatterns: [`/node_modules/(?!(${transformed.join('|')})/)`],
  moduleNameMapper: {
    '\\.(css|svg)$': at('asset-stub.ts'),
    // As in the build, so that a styling prop which would reach the document does so here, too, and React complains.
    '^@emotion/is-prop-valid$': join(ui, 'src/core/theme/forwarded-prop.ts'),
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/\\.data', ...(isAll ? [] : ['\\.long\\.'])],
  modulePathIgnorePatterns: ['/dist/', '/\\.data'],
};

/**
 * unit     pure code, in Node
 * browser  screens and hooks (*.test.tsx), in jsdom
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
      testEnvironment: at('browser-environment.ts'),
      testMatch: ['**/*.test.tsx', '**/*.browser.test.ts'],
      setupFilesAfterEnv: [at('browser-matchers.ts')],
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
    },
  ],
};
