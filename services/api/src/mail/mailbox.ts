import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mail, Mailer } from './mail';

const KEPT = 200;

export const mailboxMessage = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'MailboxMessage' });
export type MailboxMessage = z.infer<typeof mailboxMessage>;

export interface Mailbox extends Mailer {
  /** The kept mails, the newest first. */
  list(): Promise<MailboxMessage[]>;
}

/**
 * Stands in for an SMTP server in local mode: mails lie as files in `folder`. Not in the database, because mails carry live tokens and the
 * database never holds one.
 */
export function createMailbox(folder: string, now: () => Date): Mailbox {
  // Names begin with the time, so that their order is that of the mails.
  const names = async (): Promise<string[]> => {
    const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return entries.filter((name) => name.endsWith('.json')).sort();
  };
  let sent = 0;

  return {
    async send(mail: Mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const createdAt = now().toISOString();
      const id = randomUUID();
      const order = String((sent += 1)).padStart(8, '0');
      const file = join(folder, `${createdAt.replaceAll(':', '-')}-${order}-${id}.json`);
      const message: MailboxMessage = { id, createdAt, ...mail };
      await writeFile(`${file}.new`, JSON.stringify(message), { mode: 0o600 });
      await rename(`${file}.new`, file);
      const old = (await names()).slice(0, -KEPT);
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
    async list() {
      const files = (await names()).reverse();
      return Promise.all(
        files.map(async (name) =>
          mailboxMessage.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
        ),
      );
    },
  };
}
