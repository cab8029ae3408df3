import { cleanText, learnerText } from '@kotoba/contracts/learner-text';
import fc from 'fast-check';
import { email, id, idParam, password, queryBoolean, queryInteger } from './fields';
import { newPassword } from '../../features/accounts/accounts.schemas';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('a text', () => {
  it('is stored in NFC, with LF, without outer white space', () => {
    expect(learnerText(20).parse(' か\u3099\r\nき\u3099\r ')).toBe('が\nぎ');
  });

  it.each(['a\0b', '\ud800', 'a\udfff', ''])('is refused when it cannot be stored: %j', (value) => {
    expect(accepts(learnerText(20), value)).toBe(false);
  });

  it('may be empty only where that is said', () => {
    expect(accepts(learnerText(20), '   ')).toBe(false);
    expect(learnerText(20, { min: 0 }).parse('   ')).toBe('');
  });

  it('is counted in characters, after cleaning', () => {
    expect(accepts(learnerText(3), '👨‍👩‍👧'.slice(0, 2).repeat(3))).toBe(true);
    expect(accepts(learnerText(3), '😀😀😀')).toBe(true);
    expect(accepts(learnerText(3), '😀😀😀😀')).toBe(false);
    expect(accepts(learnerText(3), '   abc   ')).toBe(true);
  });

  it.each([1, null, undefined, [], {}, true])('is not %j', (value) => {
    expect(accepts(learnerText(20), value)).toBe(false);
  });

  it('never changes a second time, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const once = cleanText(value);
        expect(cleanText(once)).toBe(once);
      }),
    );
  });
});

describe('an id', () => {
  it.each([1, 2_147_483_647])('is %d', (value) => {
    expect(id().parse(value)).toBe(value);
    expect(idParam().parse(String(value))).toBe(value);
  });

  it.each([0, -1, 1.5, 2 ** 31, 2 ** 53, 2 ** 63, NaN, Infinity, '1', null, [1], {}])(
    'in a body is not %p',
    (value) => expect(accepts(id(), value)).toBe(false),
  );

  it.each([
    '0',
    '01',
    '-1',
    '+1',
    '1.5',
    '1e3',
    '12abc',
    ' 1',
    '１',
    '2147483648',
    '99999999999',
    '',
    'NaN',
    '1 OR 1=1',
  ])('in an address is not "%s"', (value) => expect(accepts(idParam(), value)).toBe(false));
});

describe('a number in a query', () => {
  const limit = queryInteger({ min: 1, max: 100, fallback: 12 });
  it('has its fall-back only when it is absent', () => {
    expect(limit.parse(undefined)).toBe(12);
    expect(limit.parse('100')).toBe(100);
  });
  it.each(['0', '101', '', ' 5', '5.0', '1e1', 'x', ['1', '2'], null])('refuses %j', (value) => {
    expect(accepts(limit, value)).toBe(false);
  });
  it('is true or false, when it is a yes or no', () => {
    expect([queryBoolean().parse('true'), queryBoolean().parse('false')]).toEqual([true, false]);
    for (const value of ['1', 'yes', '', 'TRUE']) expect(accepts(queryBoolean(), value)).toBe(false);
  });
});

describe('an email', () => {
  it.each([
    ['A@X.com', 'a@x.com'],
    ['  a@x.com\t', 'a@x.com'],
    ['ａ@x.com', 'a@x.com'],
  ])('%j is compared as %s', (typed, stored) => {
    expect(email().parse(typed)).toBe(stored);
  });

  it.each([
    '',
    'a',
    'a@',
    '@x.com',
    'a@x',
    'a b@x.com',
    'a@x.com,b@x.com',
    'a@x.com\nBcc: b@x.com',
    'a\0@x.com',
    `${'a'.repeat(250)}@x.com`,
  ])('is not %j', (value) => expect(accepts(email(), value)).toBe(false));
});

describe('a password', () => {
  it('is taken verbatim', () => {
    for (const value of [' spaces 1A ', 'Cafe\u0301 123', 'Café 1234', '😀😀😀😀😀😀😀😀']) {
      expect(password().parse(value)).toBe(value);
    }
  });

  it.each(['Kasasas1', 'ÀÉÎõü123', 'Ｋａｓａｗｏｓａ１', 'Kasawosasu٣'])('may be %s', (value) => {
    expect(accepts(newPassword(), value)).toBe(true);
  });

  it.each([
    'Pass 1',
    'Password1',
    'password1',
    'PASSWORD1',
    'Password',
    'Password\ud8001',
    `Aa1${'x'.repeat(1100)}`,
  ])('may not be %.20s', (value) => expect(accepts(newPassword(), value)).toBe(false));
});
