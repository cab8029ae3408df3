import { plainMessage } from './plain-message';

const failure = (code: string, more: object = {}): Error =>
  Object.assign(new Error(`${code}: it does not go`), { code, ...more });

/** Source: OPS-7. */
it.each([
  failure('EROFS'),
  failure('EACCES'),
  failure('ENOSPC'),
  failure('53100'),
  // Node's word for a folder that is to be made on a disk that is read-only.
  failure('ENOENT', { syscall: 'mkdir' }),
])('says of %s in one line that nothing can be written', (error) => {
  expect(plainMessage(error)).toMatch(
    new RegExp(
      `^Kotoba cannot write where it keeps its data \\(${error.message}\\)\\. Make room, .* another DATA_DIR\\.$`,
    ),
  );
});

it('shows where a mistake of ours is', () => {
  for (const error of [failure('ENOENT', { syscall: 'open' }), new Error('odd')])
    expect(plainMessage(error)).toBe(error.stack);
});
