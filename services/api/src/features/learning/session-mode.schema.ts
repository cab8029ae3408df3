import { z } from 'zod';
import { toSessionMode } from './session-mode';

const MAX_INTEGER = 2_147_483_647;
const wholeNumber = () => z.int().min(-MAX_INTEGER).max(MAX_INTEGER);

/** `mode` in a body: any whole number, of which those of `SESSION_MODES` have a meaning; absent is Topic Mode. */
export const sessionMode = () => wholeNumber().transform(toSessionMode).default(0);

/** `mode` in a query string. */
export const sessionModeQuery = () =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value),
    sessionMode(),
  );
