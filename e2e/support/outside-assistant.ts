import type { Say } from '../../services/api/src/features/chat/testing/completions';
import { startProviderEndpoint } from '../../engines/providers/src/testing/provider-endpoint';
import { startSuite } from './suite';
import { test as base } from './test';

/** An assistant outside, in the hands of a test, and the suite that asks it. */
interface OutsideAssistant {
  readonly suite: string;
  /** What it says to the next call. */
  readonly says: (answer: Say) => void;
  /** Another host, to which its answers lead: nobody must ever come here. */
  readonly elsewhere: { readonly origin: string; readonly connections: () => number };
}

/** The suite with an assistant outside: a real server that speaks the chat-completions protocol. */
export const test = base.extend<object, { readonly assistant: OutsideAssistant; readonly suiteAt: string }>({
  assistant: [
    async ({}, use) => {
      let next: Say | undefined;
      const provider = await startProviderEndpoint((response) => next?.(response, 1));
      const elsewhere = await startProviderEndpoint((response) => response.end());
      const env = { ASSISTANT_BASE_URL: provider.baseUrl, ASSISTANT_MODEL: 'teacher-1' };
      const suite = await startSuite({ env });
      await use({ suite: suite.url, says: (answer) => (next = answer), elsewhere });
      await suite.remove();
      await elsewhere.close();
      await provider.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  suiteAt: [async ({ assistant }, use) => use(assistant.suite), { scope: 'worker' }],
});
