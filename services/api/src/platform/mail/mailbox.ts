import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile, lstat, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiFailure } from '../http/errors';
import { operationsOf } from '../http/operation';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the mail was handed over. */
  send(mail: Mail): Promise<void>;
  /** Does the work of handing a mail over, but keeps and sends nothing: for a mail to nobody. */
  dryRun(mail: Mail): Promise<void>;
}

const ifThere = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

const pointerIn = (dataDir: string): string => join(dataDir, 'mailbox-folder');

/**
 * Where the mails of local mode lie, or null before the first. It is in the computer's folder for temporary files,
 * readable by this user alone: mails carry live tokens, and neither DATA_DIR nor a copy of it may ever hold one.
 * DATA_DIR only remembers which folder it is, so that mails outlive a restart of the server; they end with the
 * computer's.
 */
export async function findMailboxFolder(dataDir: string): Promise<string | null> {
  const folder = (await readFile(pointerIn(dataDir), 'utf8').catch(ifThere))?.trim();
  if (!folder) return null;
  const found = await lstat(folder).catch(ifThere);
  return found?.isDirectory() ? folder : null;
}

/** The folder of the mails, made if it is not there. */
async function openMailboxFolder(dataDir: string): Promise<string> {
  const known = await findMailboxFolder(dataDir);
  if (known !== null) return known;
  const folder = await mkdtemp(join(tmpdir(), 'kotoba-mailbox-'));
  const pointer = pointerIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${pointer}.new`, `${folder}\n`);
  await rename(`${pointer}.new`, pointer);
  return folder;
}

const KEPT = 200;

const mailboxMessage = z
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
 * Stands in for an SMTP server in local mode: mails lie as files in a folder that belongs to `dataDir` but is not in
 * it. Not in the database either: mails carry live tokens.
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
    async dryRun(mail) {
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

const operation = operationsOf('development');

const answer = z.object({ messages: z.array(mailboxMessage) }).meta({ id: 'MailboxAnswer' });

const THIS_COMPUTER = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The name in a Host or an Origin; null when there is none. */
function hostnameIn(value: string): string | null {
  try {
    return new URL(value.includes('://') ? value : `http://${value}`).hostname;
  } catch {
    return null;
  }
}

/**
 * Refuses whoever came by another name than this computer's own or one of `names`. Any page can have its own name lead
 * to 127.0.0.1 and is then of one origin with this server (DNS rebinding): only the name gives it away. An edge in
 * front tells by `X-Forwarded-Host` what the browser said.
 */
function refuseForeignNames(names: readonly string[]) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const said = [headers.host ?? '', headers['x-forwarded-host'], headers.origin].flat();
    for (const value of said) {
      if (value === undefined) continue;
      const name = hostnameIn(value);
      if (name !== null && (THIS_COMPUTER.test(name) || names.includes(name))) continue;
      throw new ApiFailure(
        'NOT_FOUND',
        421,
        'The mailbox opens under the names of this computer alone, and those in LOCAL_HOSTS',
      );
    }
  };
}

/** `GET /dev/mailbox`: the mails of local mode. Not registered when mails really leave. */
export const mailboxRoutes =
  (mailbox: Mailbox, names: readonly string[]): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', refuseForeignNames(names));
    app.get('/dev/mailbox', { schema: operation('listMailbox', answer) }, async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { messages: await mailbox.list() };
    });
  };
