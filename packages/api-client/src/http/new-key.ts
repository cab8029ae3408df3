/**
 * A key that nobody else has: 128 random bits in hexadecimal digits. `crypto.randomUUID` would do, but a page that was opened under a plain
 * address of the home network, as on a phone, does not have it.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
