import { describeFailure } from './describe-failure';
import { toApiError } from './api-error';

const json = (status: number, data: unknown) => ({ status, data });
const html = (status: number) => ({
  status: 'PARSING_ERROR' as const,
  originalStatus: status,
  data: '<html>',
  error: 'SyntaxError',
});
const offline = { status: 'FETCH_ERROR' as const, error: 'TypeError: Failed to fetch' };

test.each([
  ['signIn', json(400, { error: 'Wrong email or password' }), 'Wrong email or password'],
  ['signIn', json(403, { error: 'This account is locked.' }), 'This account is locked.'],
  ['signIn', json(400, {}), 'Invalid credentials'],
  ['signIn', json(400, { error: { text: 'x' } }), 'Invalid credentials'],
  ['signIn', json(400, { error: '  ' }), 'Invalid credentials'],
  ['signIn', json(500, null), 'Server error occurred'],
  ['signIn', json(418, []), 'Network error occurred'],
  ['signIn', html(500), 'Server error occurred'],
  ['signIn', html(502), 'Network error occurred'],
  ['signIn', offline, 'Network error occurred'],
  ['signUp', json(400, {}), 'Invalid request data'],
  ['signOut', json(400, {}), 'Invalid request data'],
  ['resendVerification', json(400, {}), 'Invalid request data'],
  ['verifyEmail', json(400, {}), 'Invalid request data'],
  ['verifyEmail', offline, ''],
  ['forgotPassword', json(400, {}), 'Invalid email address'],
  ['forgotPassword', json(429, {}), 'Too many reset attempts. Please try again later.'],
  ['resetPassword', json(400, {}), 'Invalid token or password validation failed'],
  ['checkAuth', json(401, {}), 'Unauthorized'],
  ['listVocabulary', json(500, {}), 'Failed to fetch vocabulary'],
  ['sendChatMessage', json(500, { error: 'not this one', message: 'Slow down' }), 'Slow down'],
  ['sendChatMessage', json(500, { error: 'not this one' }), 'Failed to send message'],
  ['createNote', offline, 'Failed to create note'],
  ['toString', offline, ''],
])('%s: %j reads %s', (operation, failure, message) => {
  expect(describeFailure(operation, failure).message).toBe(message);
});

test('the code is the server’s, else says how the call failed', () => {
  expect(describeFailure('signIn', json(400, { code: 'RATE_LIMITED' })).code).toBe('RATE_LIMITED');
  expect(describeFailure('signIn', json(503, {})).code).toBe('HTTP_503');
  expect(describeFailure('signIn', html(200)).code).toBe('MALFORMED_ANSWER');
  expect(describeFailure('signIn', offline).code).toBe('NETWORK');
});

test('what a screen catches becomes an error with a text, whatever it is', () => {
  const failure = describeFailure('signIn', json(429, { error: 'Wait' }), 30);
  expect(toApiError(failure, 'Failed to sign in')).toEqual(failure);
  expect(failure.retryAfter).toBe(30);
  for (const thrown of [undefined, null, 'x', 4, {}, new Error('secret'), { message: 'only' }]) {
    expect(toApiError(thrown, 'Failed to sign in')).toMatchObject({
      message: 'Failed to sign in',
      code: 'UNKNOWN',
    });
  }
  expect(toApiError(describeFailure('verifyEmail', offline), 'Failed to verify email').message).toBe(
    'Failed to verify email',
  );
});

test('a call that was given up says so by its code', () => {
  const thrown = { name: 'AbortError', message: 'Aborted' };
  expect(toApiError(thrown, 'Failed to sign out')).toEqual({
    code: 'GIVEN_UP',
    message: 'Failed to sign out',
    status: 0,
  });
});
