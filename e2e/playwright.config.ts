import { defineConfig, devices } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_FOLDER = /e2e[\\/](?!support)[^\\/]+[\\/].+\.spec\.ts$/;
/** What `npm test` takes of the folders, so that it stays under a quarter of an hour; all of it runs with `npm run e2e`. */
const BRIEF = {
  desktop: /e2e[\\/][^\\/]+[\\/](frame|sign-in|sign-up|list-address)\.spec\.ts$/,
  phone: /e2e[\\/][^\\/]+[\\/](accessibility|list-looks)\.spec\.ts$/,
};
const isBrief = process.env.E2E_SET === 'brief';
const asRoot = process.getuid?.() === 0;

/**
 * Browser tests of the production build in a real Chromium. One suite serves all specs that leave it as they found it; specs about
 * releases, failures and kills start their own (support/suite.ts). Specs in folders run at both widths.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'suite', testMatch: /e2e[\\/][^\\/]+\.spec\.ts$/, fullyParallel: false },
    { name: 'desktop', testMatch: isBrief ? BRIEF.desktop : IN_FOLDER },
    {
      name: 'phone',
      testMatch: isBrief ? BRIEF.phone : IN_FOLDER,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
  outputDir: process.env.E2E_OUTPUT ?? join(tmpdir(), 'kotoba-e2e-results'),
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
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
