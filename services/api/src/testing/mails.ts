import { setTimeout as sleep } from 'node:timers/promises';
import type { MailboxMessage } from '../platform/mail/mailbox';

const BUDGET_MS = 10_000;

/** Asks the server for an address below `/api`: an `inject`, or a request over the network. */
export type Ask = (url: string) => Promise<{ json<Body>(): Body }>;

/** All mails to `address` so far, the newest first. */
export async function mailsTo(ask: Ask, address: string): Promise<MailboxMessage[]> {
  const { messages } = (await ask('/dev/mailbox')).json<{ messages: MailboxMessage[] }>();
  return messages.filter((message) => message.to === address);
}

/** Waits until `address` has got `count` mails, and gives the newest. Mails are sent by a job, after the answer. */
export async function awaitMail(ask: Ask, address: string, count = 1): Promise<MailboxMessage> {
  for (let waited = 0; waited < BUDGET_MS; waited += 20) {
    const [newest, ...older] = await mailsTo(ask, address);
    if (newest && older.length + 1 >= count) return newest;
    await sleep(20);
  }
  throw new Error(`${address} has not got ${count} mails`);
}

/** The link of a mail of ours. */
export function linkOf(mail: MailboxMessage): URL {
  const [href] = /https?:\/\/\S+/.exec(mail.text) ?? [];
  if (href === undefined) throw new Error(`No link in:\n${mail.text}`);
  return new URL(href);
}

export const tokenOf = (mail: MailboxMessage): string => linkOf(mail).searchParams.get('token') ?? '';
