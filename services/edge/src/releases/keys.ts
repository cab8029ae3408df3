import {
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DeployError, type ReleaseKeys } from './layout';

const isPem = (place: string): boolean => place.includes('-----BEGIN');
const isThere = (place: string): boolean => isPem(place) || existsSync(place);
const textAt = (place: string): string => (isPem(place) ? place : readFileSync(place, 'utf8'));
const pemOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();

/** Writes a key unless there is one. Of two first publishers one makes it, and the other one takes it. */
function writeKey(file: string, text: string, mode: number): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.draft`;
  try {
    writeFileSync(draft, text, { mode, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The key that this publisher signs with (Ed25519): the platform's, or a team's. */
export function ownKey({ privateKey }: Pick<ReleaseKeys, 'privateKey'>): KeyObject {
  if (!isThere(privateKey))
    throw new DeployError(`The key for signing is not at ${privateKey}: name its place in RELEASE_KEY`);
  return createPrivateKey(textAt(privateKey));
}

/** The same, for a change: the platform's is made at the first publish, readable by its owner only. */
export function signingKey(keys: ReleaseKeys): KeyObject {
  const { privateKey, publicKey } = keys;
  if (!isThere(privateKey) && !isThere(publicKey)) {
    const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeKey(privateKey, made.toString(), 0o600);
  }
  const key = ownKey(keys);
  if (!isPem(publicKey)) writeKey(publicKey, pemOf(createPublicKey(key)), 0o644);
  return key;
}

/** The platform's key, as the edge knows it: the public one, or else the half of the private one; null before the first publish. */
export function verifyingKey({ privateKey, publicKey }: ReleaseKeys): KeyObject | null {
  const place = [publicKey, privateKey].find(isThere);
  return place === undefined ? null : createPublicKey(textAt(place));
}

/** The public key in a file, as a snapshot carries it. */
export function publicKeyAt(place: string): string {
  if (!isThere(place)) throw new DeployError(`${place} is not there`);
  const key = createPublicKey(textAt(place));
  if (key.asymmetricKeyType !== 'ed25519')
    throw new DeployError(`${place} is no Ed25519 key: openssl genpkey -algorithm ed25519 makes one`);
  return pemOf(key);
}

/** Whether a public key, as a snapshot carries it, is this one. */
export const isKey = (pem: string, key: KeyObject): boolean => createPublicKey(pem).equals(key);

/** What two people compare on the telephone: the first digits of the key's SHA-256. */
export const fingerprintOf = (pem: string): string => hashOf(pem).slice(0, 16);

/** SHA-256 of a text, in hex. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export function signText(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64');
}

export function isSignedBy(text: string, signature: string, key: KeyObject): boolean {
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
