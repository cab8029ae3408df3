import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ApiFailure } from '../../platform/http/errors';
import { packageFile } from '../../platform/package-file';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. A hash takes about 20 ms of a core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing may take two cores and no more, else a flood of sign-ins starves every other call. */
const CONCURRENCY = 2;
const hashing = pLimit(CONCURRENCY);
/** About a second of hashing. */
const MAX_WAITING = 60;
/** Seconds; by then the queue of now is done. */
const RETRY_AFTER = 2;

/** Of a random password that nobody knows: checking against it costs what checking a real one costs. */
const DUMMY =
  '$argon2id$v=19$m=19456,t=2,p=1$W0Ib6r9PifQPeZpxYoqMKw$703xV37bMB6GcHP8IyJ85syuO3krljWHdnJCh0iJxLA';

const busy = (): ApiFailure =>
  new ApiFailure('UNAVAILABLE', 503, 'Too many people are signing in. Please try again in a moment.', {
    retryAfter: RETRY_AFTER,
  });

/**
 * For the beginning of a call that will hash: a flood is turned away before it costs the database anything, and an
 * attempt that was never looked at counts for no limit. @throws ApiFailure 503 UNAVAILABLE with `Retry-After`.
 */
export function refuseWhenBusy(): void {
  if (hashing.activeCount + hashing.pendingCount >= CONCURRENCY + MAX_WAITING) throw busy();
}

async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  refuseWhenBusy();
  return hashing(work);
}

/** argon2id in the PHC format. The password is taken verbatim. */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, COST));

/**
 * Stands for a password that nobody knows: checking against it takes the usual time and is never right. Made without
 * hashing, for its 256 bits are random as they are.
 */
export function unknownPasswordHash(): string {
  const part = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  const { memoryCost, timeCost, parallelism } = COST;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(16)}$${part(32)}`;
}

/** Whether the password belongs to the hash. Without a hash (no such account) it takes the same time and is false. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await limited(() => verify(passwordHash ?? DUMMY, password));
  return matches && passwordHash !== null;
}

/** Signs that stand for the letter they look like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const fold = (value: string): string => value.replace(/[013457@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign);

let common: ReadonlySet<string> | null = null;

/** Read when the first password is chosen, not at the start of a server. */
function commonPasswords(): ReadonlySet<string> {
  if (common === null) {
    const file = readFileSync(packageFile('data/common-passwords.txt.br'));
    const lines = brotliDecompressSync(file).toString('utf8').trimEnd().split('\n');
    common = new Set(lines.map(fold));
  }
  return common;
}

/**
 * Whether everybody who guesses would try this password early: it is one of the commonest, in whatever case, with `0`
 * for `o` and the like, or with more digits and marks around it ("Sunshine2024!"). Source: ACC-15; NIST SP 800-63B,
 * 3.1.1.2.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const withoutTail = plain.replace(/\P{L}+$/u, '');
  const candidates = [
    plain,
    plain.replace(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, ''),
    withoutTail,
    withoutTail.replace(/^\P{L}+/u, ''),
  ];
  const known = commonPasswords();
  return candidates.some((candidate) => known.has(fold(candidate)));
}
