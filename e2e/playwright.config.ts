import { defineConfig, devices } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_FOLDER = /e2e[\\/](?!support)[^\\/]+[\\/].+\.spec\.ts$/;
const spec = (...names: string[]): RegExp =>
  new RegExp(`e2e[\\\\/][^\\\\/]+[\\\\/](${names.join('|')})\\.spec\\.ts$`);
/** What `npm test` takes at the phone's width alone: what these are about is room. */
const PHONE_LAYOUT = spec('accessibility', 'frame', 'list-looks', 'phone-keyboard');
/** What `npm test` leaves to `npm run e2e`, which runs everything at both widths, so that it ends within a quarter of an hour. */
const LONG = spec(
  'advance-runs',
  'answers',
  'assistant-outside',
  'cards',
  'country-field',
  'detail',
  'dictation',
  'drafts',
  'edit-tools',
  'every-form',
  'history',
  'keyboard',
  'list-address',
  'list-choices',
  'list-selection',
  'modes',
  'many-notes',
  'older-notes',
  'routes',
  'screen-reader',
  'settings',
  'transfer-export',
  'transfer-import',
  'transfer-looks',
  'verdicts',
  'verification',
);
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
    { name: 'desktop', testMatch: IN_FOLDER, testIgnore: isBrief ? [LONG, PHONE_LAYOUT] : [] },
    {
      name: 'phone',
      testMatch: isBrief ? PHONE_LAYOUT : IN_FOLDER,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
  outputDir: process.env.E2E_OUTPUT ?? join(tmpdir(), 'kotoba-e2e-results'),
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
    // A film of every page takes a third of the processor; the snapshots of its steps do not.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
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
