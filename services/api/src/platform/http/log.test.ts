import { DrizzleQueryError } from 'drizzle-orm';
import { describeError } from './log';

it('keeps the parameters of a failed statement out of the log', () => {
  const error = new DrizzleQueryError(
    'insert into users values ($1, $2)',
    ['somebody@example.com', '$argon2id$secret'],
    Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(somebody@example.com) exists.',
    }),
  );
  const logged = JSON.stringify(describeError(error));
  expect(logged).toContain('insert into users');
  expect(logged).toContain('23505');
  expect(logged).not.toMatch(/somebody|argon2id/);
});

it('describes what was thrown even when it is no error', () => {
  expect(describeError('text')).toEqual({ type: 'string', message: 'text' });
});
