import { typedSoFar } from './typed-so-far';

const typed = { countryId: '392', firstName: 'Hana', lastName: 'Sato', email: 'hana@example.org' };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('gives back what was typed, and forgets it', () => {
  expect(typedSoFar.read()).toBeNull();
  typedSoFar.write(typed);
  expect(typedSoFar.read()).toEqual(typed);
  typedSoFar.write(null);
  expect(typedSoFar.read()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('keeps no password and no consent', () => {
  typedSoFar.write({ ...typed, password: 'Kasa-wo-sasu-1', confirmPassword: 'Kasa-wo-sasu-1', terms: true });
  expect(typedSoFar.read()).toEqual(typed);
});

test('starts empty where something else lies', () => {
  sessionStorage.setItem('kotoba.sign-up', '{');
  expect(typedSoFar.read()).toBeNull();
});

test('a blocked or full storage breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  typedSoFar.write(typed);
  expect(typedSoFar.read()).toBeNull();
});
