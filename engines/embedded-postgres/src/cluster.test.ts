import { parsePostmasterFile } from './cluster';

const SOCKET = '/srv/kotoba/postgres/socket';
const written = [
  '4711',
  '/srv/kotoba/postgres/data',
  '1764000000',
  '5432',
  SOCKET,
  '',
  '  12  3',
  'ready   ',
  '',
].join('\n');

test('a postmaster.pid that is being written gives whole lines or none', () => {
  for (let length = 0; length <= written.length; length += 1) {
    const file = parsePostmasterFile(written.slice(0, length));
    expect([null, 4711]).toContain(file?.pid ?? null);
    expect(['', SOCKET]).toContain(file?.socketDirectory ?? '');
  }
  expect(parsePostmasterFile(written)).toMatchObject({ pid: 4711, socketDirectory: SOCKET });
});

test('what is no process number is no postmaster', () => {
  expect(parsePostmasterFile('')).toBeNull();
  expect(parsePostmasterFile('zero\n')).toBeNull();
});
