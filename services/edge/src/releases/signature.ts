import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically, type StoreLayout } from './layout';

/** The key that snapshots are signed with (Ed25519); made at the first publish, readable by its owner only. */
export function signingKey(layout: StoreLayout): KeyObject {
  if (!existsSync(layout.privateKey)) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    mkdirSync(path.dirname(layout.privateKey), { recursive: true, mode: 0o700 });
    writeAtomically(layout.publicKey, publicKey.export({ type: 'spki', format: 'pem' }).toString());
    writeAtomically(layout.privateKey, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600);
  }
  return createPrivateKey(readFileSync(layout.privateKey));
}

/** The key that the edge trusts, or null before the first publish. */
export function verifyingKey(layout: StoreLayout): KeyObject | null {
  return existsSync(layout.publicKey) ? createPublicKey(readFileSync(layout.publicKey)) : null;
}

export function signText(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64');
}

export function isSignedBy(text: string, signature: string, key: KeyObject): boolean {
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
