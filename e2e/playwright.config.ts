import { defineConfig, devices } from '@playwright/test';
import { join } from 'node:path';

const IN_FOLDER = /e2e[\\/](?!support)[^\\/]+[\\/].+\.spec\.ts$/;
/**
 * `npm test` takes what carries `@smoke`: at the desktop's width, or at the phone's alone when it carries `@phone`,
 * too.
 */
const isSmoke = process.env.TESTS === 'smoke';
const asRoot = process.getuid?.() === 0;

/**
 * Browser tests of the production build in a real Chromium. One suite serves all specs that leave it as they found it;
 * specs about releases, failures and kills start their own (support/suite.ts). Specs in folders run at both widths.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    {
      name: 'suite',
      testMatch: /e2e[\\/][^\\/]+\.spec\.ts$/,
      fullyParallel: false,
      ...(isSmoke && { grep: /@smoke/ }),
    },
    { name: 'desktop', testMatch: IN_FOLDER, ...(isSmoke && { grep: /@smoke/, grepInvert: /@phone/ }) },
    {
      name: 'phone',
      testMatch: IN_FOLDER,
      ...(isSmoke && { grep: /@smoke.*@phone|@phone.*@smoke/ }),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
  outputDir: process.env.E2E_OUTPUT ?? join(__dirname, '../node_modules/.cache/e2e-results'),
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: a test waits for the screen as long as it works.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  // What a slow machine needs at its worst; how quick things are is measured by the benchmarks.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Following every step takes a seventh of the processor: `npm run e2e -- <name>` keeps the trace of what failed. A
    // film would take a third.
    trace: isSmoke
      ? 'off'
      : { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
