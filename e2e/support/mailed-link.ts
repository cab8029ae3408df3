import { expect } from '@playwright/test';
import { suiteUrl } from './learner';

interface Mail {
  readonly to: string;
  readonly text: string;
}

/**
 * The link to `path` in the newest mail to `email`, once `count` such mails have come: path and query, without the
 * origin. Mails are sent by a job, a little after the call that ordered them.
 */
export async function mailedLink(email: string, path: string, count = 1): Promise<string> {
  let links: string[] = [];
  await expect
    .poll(
      async () => {
        const { messages } = (await (await fetch(`${suiteUrl()}/api/dev/mailbox`)).json()) as {
          messages: Mail[];
        };
        links = messages
          .filter((mail) => mail.to.includes(email))
          .flatMap((mail) => new RegExp(`${path}\\?\\S+`).exec(mail.text)?.[0] ?? []);
        return links.length;
      },
      { intervals: [50, 100, 200], timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(count);
  return links[0] as string;
}
