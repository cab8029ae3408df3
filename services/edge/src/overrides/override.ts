import { createPublicKey, type KeyObject } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { contributions, integrity, releaseId, remoteName } from '@kotoba/contracts';
import * as z from 'zod/mini';
import { isSignedBy, signText } from '../releases/keys';
import { DeployError } from '../releases/layout';
import { PLATFORM, type TrustedKey } from '../releases/schema';

/** How long a link can be opened, and what it began may last, in ms. An edge refuses what is signed for longer. */
export const OPENS_FOR_MS = 15 * 60_000;
export const LONGEST_MS = 24 * 3_600_000;

const limits = {
  app: remoteName,
  /** The origin of the suite that it is for. */
  suite: z.string(),
  /** The link is good until then, */
  opensUntil: z.iso.datetime(),
  /** and what it began until then. */
  until: z.iso.datetime(),
};

/** A published release, by its id and the hash of its description. */
const ofRelease = z.strictObject({ ...limits, release: releaseId, pin: integrity });

/** What is being worked on. It can be nowhere but on the computer of the browser itself: only its port is said. */
const ofComputer = z.strictObject({
  ...limits,
  port: z.int().check(z.gte(1024), z.lte(65_535)),
  contract: z.int(),
  contributions,
});

const override = z.union([ofRelease, ofComputer]);

/** One remote in place of what is live, in one browser. */
export type Override = z.infer<typeof override>;

/** As a key's owner asked for it; `id` is the same however the link is written. */
export interface SignedOverride {
  readonly override: Override;
  readonly by: string;
  readonly id: string;
}

/** No signature of anything else that the same key signs stands for one of this kind. */
const signedText = (body: string): string => `override:${body}`;

/** What a key's owner can have a server unpack. */
const MAX_BYTES = 64 * 1024;

/** A browser keeps no cookie of more than 4 kB, and a proxy reads no more of an answer's headers. */
const MAX_LENGTH = 3000;

/** An override as a text that fits into a cookie. */
export function sealOverride(wanted: Override, key: KeyObject): string {
  const body = deflateRawSync(JSON.stringify(wanted)).toString('base64url');
  const sealed = `${body}.${Buffer.from(signText(signedText(body), key), 'base64').toString('base64url')}`;
  if (sealed.length <= MAX_LENGTH) return sealed;
  throw new DeployError(`What ${wanted.app} adds to the suite is too long for a link`);
}

/** Who may sign overrides: the platform of all remotes, a team of its own. */
interface Signers {
  readonly platform: KeyObject | null;
  readonly trusted?: readonly TrustedKey[];
}

/** Null when nobody signed it who may. It says nothing of time. */
export function openOverride(text: string, { platform, trusted = [] }: Signers): SignedOverride | null {
  const [, body = '', signature = ''] = /^([\w-]{1,3000})\.([\w-]{86})$/.exec(text) ?? [];
  const isSigner = (key: KeyObject) => isSignedBy(signedText(body), signature, key);
  const isPlatforms = platform !== null && isSigner(platform);
  const team = trusted.find(({ publicKey }) => isSigner(createPublicKey(publicKey)));
  if (!isPlatforms && !team) return null;
  const opened = override.safeParse(contentOf(body)).data;
  if (!opened) return null;
  if (isPlatforms) return { override: opened, by: PLATFORM, id: body };
  return team?.remotes.includes(opened.app) ? { override: opened, by: team.name, id: body } : null;
}

function contentOf(body: string): unknown {
  try {
    return JSON.parse(
      inflateRawSync(Buffer.from(body, 'base64url'), { maxOutputLength: MAX_BYTES }).toString(),
    );
  } catch {
    return null;
  }
}
