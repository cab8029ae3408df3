import { DrizzleQueryError } from 'drizzle-orm';
import { codeOf, isFullDisk, isUnavailable } from './errors';

const wrapped = (cause: Error): Error => new DrizzleQueryError('select 1', [], cause);
const withCode = (code: string): Error => Object.assign(new Error('no'), { code });

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
])('knows a database that is away by "%s"', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
  expect(isUnavailable(wrapped(new Error(message)))).toBe(true);
  expect(isUnavailable(wrapped(wrapped(new Error(message))))).toBe(true);
});

it.each(['57P01', '57P03', '53300', '57014', 'ECONNREFUSED', 'ECONNRESET', 'STORE_UNAVAILABLE'])(
  'knows it by the code %s',
  (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
    expect(isUnavailable(wrapped(withCode(code)))).toBe(true);
    expect(codeOf(wrapped(withCode(code)))).toBe(code);
  },
);

it.each(['ENOSPC', 'EDQUOT', 'EROFS', '53100'])('knows a full disk by the code %s', (code) => {
  expect(isFullDisk(withCode(code))).toBe(true);
  expect(isFullDisk(wrapped(withCode(code)))).toBe(true);
});

it.each([
  withCode('23505'),
  new Error('Something else'),
  wrapped(withCode('42P01')),
  null,
  undefined,
  'text',
])('does not take %s for either', (error) => {
  expect(isUnavailable(error)).toBe(false);
  expect(isFullDisk(error)).toBe(false);
});
