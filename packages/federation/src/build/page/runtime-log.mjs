/**
 * Stands in the federation runtime where its logger and its catalogue of error texts would be: its errors end in the
 * loader's panel.
 */
const NAME = '[federation]';

export function error(code, _texts, values, original) {
  if (code instanceof Error) throw code;
  throw new Error([NAME, code, values && JSON.stringify(values), original].filter(Boolean).join(' '));
}

export function assert(condition, code, texts, values) {
  if (!condition) error(code, texts, values);
}

export function warn(message) {
  // oxlint-disable-next-line no-console -- it is the library that warns, and it does so there
  console.warn(NAME, message);
}

export const logger = { warn, error: warn, log: warn };
