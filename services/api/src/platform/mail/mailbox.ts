import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mail, Mailer } from './mail';
import { findMailboxFolder, openMailboxFolder } from './mailbox-folder';

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

const orNothing =
  <Nothing>(nothing: Nothing) =>
  (error: NodeJS.ErrnoException): Nothing => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };

// Names begin with the time, so that their order is that of the mails.
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(orNothing([]))).filter((name) => name.endsWith('.json')).sort();

/** A mail, or null when it went in the meantime. */
async function readMail(file: string): Promise<MailboxMessage | null> {
  const text = await readFile(file, 'utf8').catch(orNothing(null));
  return text === null ? null : mailboxMessage.parse(JSON.parse(text));
}

/**
 * Stands in for an SMTP server in local mode: mails lie as files in a folder that belongs to `dataDir` but is not in it. Not in the
 * database either: mails carry live tokens.
 */
export function createMailbox(dataDir: string, now: () => Date): Mailbox {
  let sent = 0;
  let opened: Promise<string> | null = null;

  async function write(mail: Mail): Promise<{ folder: string; file: string; draft: string }> {
    // Once, else two first mails would each make a folder.
    opened ??= openMailboxFolder(dataDir);
    const folder = await opened;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const createdAt = now().toISOString();
    const id = randomUUID();
    const order = String((sent += 1)).padStart(8, '0');
    const file = join(folder, `${createdAt.replaceAll(':', '-')}-${order}-${id}.json`);
    const message: MailboxMessage = { id, createdAt, ...mail };
    const draft = `${file}.new`;
    await writeFile(draft, JSON.stringify(message), { mode: 0o600 });
    return { folder, file, draft };
  }
  async function removeOld(folder: string): Promise<void> {
    const old = (await namesIn(folder)).slice(0, -KEPT);
    await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  }

  return {
    async send(mail) {
      const { folder, file, draft } = await write(mail);
      await rename(draft, file);
      await removeOld(folder);
    },
    async rehearse(mail) {
      const { folder, draft } = await write(mail);
      await rm(draft);
      await removeOld(folder);
    },
    async list() {
      const folder = await findMailboxFolder(dataDir);
      if (folder === null) return [];
      const files = (await namesIn(folder)).reverse();
      const mails = await Promise.all(files.map((name) => readMail(join(folder, name))));
      return mails.filter((mail) => mail !== null);
    },
  };
}
