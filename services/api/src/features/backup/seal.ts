import { createCipheriv, randomBytes, scrypt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { promisify, types } from 'node:util';
import type { Recipient } from 'age-encryption';
import { ArchiveError } from './manifest';

/** With what a sealed archive begins: the format is age's, version 1, so that `age` itself opens it, too. */
export const SEAL = 'age-encryption.org/v1\n';

/** Loaded when there is something to seal: most starts need none of it. */
const age = () => import('age-encryption');

const SECRET = 'AGE-SECRET-KEY-1';
const PUBLIC = 'age1';
const SHORTEST_PASSPHRASE = 16;

/** A path begins with a slash or a point, so that one that is mistyped is never taken for a passphrase. */
const isPath = (setting: string): boolean => /^\.{0,2}\//.test(setting);

/**
 * The key that BACKUP_KEY names: a secret or a public key of age, or a passphrase, itself or in a file.
 * @throws ArchiveError
 */
export async function readKey(setting: string): Promise<string> {
  const text = isPath(setting)
    ? await readFile(setting, 'utf8').catch((error: Error) => {
        throw new ArchiveError(`The file of BACKUP_KEY cannot be read: ${error.message}`);
      })
    : setting;
  // `age-keygen` writes remarks above the key.
  const key =
    text
      .split('\n')
      .find((line) => line.trim() !== '' && !line.startsWith('#'))
      ?.trim() ?? '';
  if (key.length < SHORTEST_PASSPHRASE)
    throw new ArchiveError(`BACKUP_KEY has to have at least ${SHORTEST_PASSPHRASE} characters.`);
  return key;
}

/** 64 MB for a fifth of a second; `age` itself takes four times as much, which a small server cannot spare. */
const WORK = 16;
const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

/** A passphrase as age takes it, worked out beside the main thread: the library's own way stops it for a second. */
async function passphrase(text: string): Promise<Recipient> {
  const { Stanza } = await age();
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16);
      const label = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]);
      const N = 2 ** WORK;
      const key = await derive(text, label, 32, { N, r: 8, p: 1, maxmem: 256 * N * 8 });
      const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 });
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      return [new Stanza(['scrypt', salt.toString('base64').replace(/=+$/, ''), String(WORK)], body)];
    },
  };
}

async function recipientOf(key: string): Promise<string | Recipient> {
  if (key.startsWith(SECRET)) return (await age()).identityToRecipient(key);
  return key.startsWith(PUBLIC) ? key : passphrase(key);
}

/** What passes through, encrypted and authenticated in chunks of 64 kB; nothing of it is ever whole in memory. */
export async function seal(plain: Readable, key: string): Promise<Readable> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(await recipientOf(key));
  const web = Readable.toWeb(plain) as globalThis.ReadableStream<Uint8Array>;
  return Readable.fromWeb((await encrypter.encrypt(web)) as ReadableStream);
}

/** What was sealed. @throws ArchiveError when the key does not fit; what was changed fails as it is read */
export async function unseal(sealed: Readable, key: string): Promise<Readable> {
  if (key.startsWith(PUBLIC))
    throw new ArchiveError(
      `The key of BACKUP_KEY only closes backups; what opens them begins with ${SECRET}.`,
    );
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  if (key.startsWith(SECRET)) decrypter.addIdentity(key);
  else decrypter.addPassphrase(key);
  const web = Readable.toWeb(sealed) as globalThis.ReadableStream<Uint8Array>;
  try {
    return Readable.fromWeb((await decrypter.decrypt(web)) as ReadableStream);
  } catch (error) {
    if (!types.isNativeError(error) || !error.message.startsWith('no identity matched')) throw error;
    throw new ArchiveError('This backup does not open with the key of BACKUP_KEY.', { cause: error });
  }
}
