import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** A secret of 256 random bits, as 43 characters of base64url. */
export const createToken = (): string => randomBytes(BYTES).toString('base64url');

/** Whether `value` has the shape of our tokens; anything else need not be looked up. */
export const isToken = (value: string): boolean => SHAPE.test(value);

/** What is stored of a token. A plain hash is enough: 256 random bits cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
