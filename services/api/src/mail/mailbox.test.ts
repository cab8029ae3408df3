import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailbox } from './mailbox';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kotoba-mailbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

const mail = (subject: string) => ({ to: 'a@example.com', subject, text: 'text', html: '<p>text</p>' });
const now = () => new Date(Date.UTC(2026, 0, 1));

it('is empty before the first mail', async () => {
  expect(await createMailbox(join(folder, 'none'), now).list()).toEqual([]);
});

it('lists mails with the newest first, also after a restart', async () => {
  const before = createMailbox(join(folder, 'box'), now);
  for (const subject of ['one', 'two', 'three']) await before.send(mail(subject));
  const after = createMailbox(join(folder, 'box'), now);
  expect((await after.list()).map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
  expect((await after.list())[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    createdAt: '2026-01-01T00:00:00.000Z',
    ...mail('three'),
  });
});

it('keeps the last two hundred, readable by nobody else', async () => {
  const box = createMailbox(join(folder, 'box'), now);
  for (let i = 0; i < 203; i += 1) await box.send(mail(String(i)));
  const kept = await box.list();
  expect(kept).toHaveLength(200);
  expect(kept[0]?.subject).toBe('202');
  const [file = ''] = await readdir(join(folder, 'box'));
  expect((await stat(join(folder, 'box', file))).mode & 0o077).toBe(0);
});
