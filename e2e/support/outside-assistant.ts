import { startProviderEndpoint } from '../../services/api/src/providers/testing/provider-endpoint';
import type { Say } from '../../services/api/src/chat/testing/completions';
import { startSuite } from './suite';
import { expect, test as base } from './test';

/** Messages that a day holds for a learner: few enough to be used up by a test. */
export const DAY = 30;

/** An assistant outside, in the hands of a test, and the suite that asks it. */
interface OutsideAssistant {
  readonly suite: string;
  /** What it says to the next calls, one after the other; the last of them from then on. */
  readonly says: (...answers: [Say, ...Say[]]) => void;
  /** How often it was asked since `says`. */
  readonly asked: () => number;
  /** Another host, to which its answers lead: nobody must ever come here. */
  readonly elsewhere: { readonly origin: string; readonly connections: () => number };
}

/** The suite with an assistant outside: a real server that speaks the chat-completions protocol. One for each worker. */
export const test = base.extend<
  { readonly nowhereElse: undefined },
  { readonly assistant: OutsideAssistant; readonly suiteAt: string }
>({
  assistant: [
    async ({}, use) => {
      let answers: Say[] = [];
      let asked = 0;
      const provider = await startProviderEndpoint((response) => {
        asked += 1;
        answers[Math.min(asked, answers.length) - 1]?.(response, asked);
      });
      const elsewhere = await startProviderEndpoint((response) => response.end());
      const suite = await startSuite({
        env: {
          ASSISTANT_BASE_URL: provider.baseUrl,
          ASSISTANT_MODEL: 'teacher-1',
          RATE_LIMITS: `assistantDay=${DAY}/86400,chat=1000/60,signUpAddress=1000/3600,tokenAddress=1000/900`,
        },
      });
      const says = (...next: Say[]): void => {
        answers = next;
        asked = 0;
      };
      await use({ suite: suite.url, says, asked: () => asked, elsewhere });
      await suite.remove();
      await elsewhere.close();
      await provider.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  suiteAt: [async ({ assistant }, use) => use(assistant.suite), { scope: 'worker' }],
  nowhereElse: [
    async ({ page, assistant }, use) => {
      const strangers: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== assistant.suite) strangers.push(request.url());
      });
      await use(undefined);
      expect(strangers).toEqual([]);
      expect(assistant.elsewhere.connections()).toBe(0);
    },
    { auto: true },
  ],
});
