import { setTimeout as sleep } from 'node:timers/promises';
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import type { Learner } from '../../e2e/support/learner';
import { SESSION_KEY, sessionText } from '../../e2e/support/session';
import { startSuite } from '../../e2e/support/suite';
import { ensureChromium } from '../../scripts/chromium';

/** How much slower than this machine the phone is. */
const SLOWER = 4;
/**
 * A new suite compiles the Japanese voice while it serves already, which would take its processor from what is
 * measured.
 */
const VOICE_DONE = /Speech is ready|Japanese speech is not available/;
const VOICE_MS = 600_000;

/** The suite, and a browser at it. */
export interface Suite {
  readonly url: string;
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Opens a page on a phone on which the learner is signed in, after `prepare` ran in it with `given`. */
  openPhone<Given>(phone: {
    learner: Learner;
    path: string;
    prepare: (given: Given) => void;
    given: Given;
  }): Promise<{ page: Page; devtools: CDPSession; slowDown(): Promise<unknown> }>;
}

/**
 * Runs `work` with the suite at `SUITE_URL`, else one on data of its own, once its voice is ready; with the apps in the
 * folder `publish` in place of the suite's own.
 */
export async function withSuite(work: (suite: Suite) => Promise<void>, publish?: string): Promise<void> {
  const own = process.env.SUITE_URL && !publish ? null : await startSuite({ publish });
  const url = own?.url ?? process.env.SUITE_URL ?? '';
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  async function newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext(options);
    // The compiler of the benchmarks names functions by this helper, which a page does not have.
    await context.addInitScript('globalThis.__name = (value) => value');
    return context;
  }
  try {
    for (const end = Date.now() + VOICE_MS; own && !VOICE_DONE.test(own.output()); await sleep(100))
      if (Date.now() > end) throw new Error(`The voice did not become ready:\n${own.output()}`);
    await work({
      url,
      newContext,
      async openPhone({ learner, path, prepare, given }) {
        const session = await sessionText(learner, url);
        // No mouse rests on a phone: under a moving page each frame would look for what is under it.
        const viewport = { width: 360, height: 740 };
        const context = await newContext({ viewport, isMobile: true, hasTouch: true });
        const page = await context.newPage();
        await page.addInitScript(prepare as (given: unknown) => void, given);
        await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
          SESSION_KEY,
          session,
        ] as const);
        await page.goto(`${url}${path}`);
        const devtools = await context.newCDPSession(page);
        const slowDown = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        return { page, devtools, slowDown };
      },
    });
  } finally {
    await browser.close();
    await own?.remove();
  }
}
