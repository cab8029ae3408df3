import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { givenSurface } from './surface';

const home = mkdtempSync(path.join(tmpdir(), 'kotoba-surface-'));
const root = path.join(home, 'suite');
afterAll(() => rmSync(home, { recursive: true, force: true }));

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
function commit(file: string, text: string, subject: string): string {
  write(file, text);
  git('add', '.');
  git('commit', '-qm', subject);
  return `${git('rev-parse', '--short', 'HEAD')} ${subject}`;
}

const [button, card] = ['packages/shared-ui/src/button.tsx', 'packages/shared-ui/src/card.tsx'];
const sourceOf = (file: string) => `${file.replace('packages/', '')}#12345678`;
const shapes = {
  '@kotoba/shared-ui/core': {
    Button: { shape: '.', source: sourceOf(button) },
    'card.title': { shape: '.', source: sourceOf(card) },
  },
};
let changed: string;
beforeAll(() => {
  mkdirSync(root);
  git('init', '-q');
  commit(button, '1', 'first');
  changed = commit(button, '2', 'the tone is a number');
  commit(card, '1', 'another');
});

it('names where each export stands, and the last commit of that file, unless it is changed since', async () => {
  write(card, '2');
  const { sources, changes, commit: built } = await givenSurface(root, shapes);
  expect(sources).toEqual({ '@kotoba/shared-ui/core': { Button: sourceOf(button), card: sourceOf(card) } });
  expect(changes).toEqual({ [sourceOf(button)]: changed });
  expect(built).toBe(git('rev-parse', 'HEAD'));
});

it('names no commit from a clone that has not its history', async () => {
  const clone = path.join(home, 'clone');
  git('clone', '-q', '--depth', '1', `file://${root}`, clone);
  expect(await givenSurface(clone, shapes)).not.toHaveProperty('changes');
});
