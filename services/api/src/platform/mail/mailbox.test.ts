import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailbox, findMailboxFolder } from './mailbox';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kotoba-mailbox-'));
});
afterEach(async () => {
  const mails = await findMailboxFolder(folder);
  if (mails !== null) await rm(mails, { recursive: true, force: true });
  await rm(folder, { recursive: true });
});

const mail = (subject: string) => ({ to: 'a@example.com', subject, text: 'text', html: '<p>text</p>' });
const now = () => new Date(Date.UTC(2026, 0, 1));

it('is empty before the first mail', async () => {
  expect(await createMailbox(folder, now).list()).toEqual([]);
});

it('lists mails with the newest first, also after a restart', async () => {
  const before = createMailbox(folder, now);
  for (const subject of ['one', 'two', 'three']) await before.send(mail(subject));
  const after = createMailbox(folder, now);
  expect((await after.list()).map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
  expect((await after.list())[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    createdAt: '2026-01-01T00:00:00.000Z',
    ...mail('three'),
  });
});

it('keeps the last two hundred, readable by nobody else', async () => {
  const box = createMailbox(folder, now);
  for (let i = 0; i < 203; i += 1) await box.send(mail(String(i)));
  const kept = await box.list();
  expect(kept).toHaveLength(200);
  expect(kept[0]?.subject).toBe('202');
  const mails = (await findMailboxFolder(folder)) ?? '';
  const [file = ''] = await readdir(mails);
  for (const path of [mails, join(mails, file)]) expect((await stat(path)).mode & 0o077).toBe(0);
});

it('leaves nothing of a mail in the data directory', async () => {
  await createMailbox(folder, now).send(mail('secret'));
  expect(await readdir(folder)).toEqual(['mailbox-folder']);
  expect(await readFile(join(folder, 'mailbox-folder'), 'utf8')).not.toContain('secret');
  expect((await findMailboxFolder(folder))?.startsWith(folder)).toBe(false);
});

it('keeps both of the first two mails that come at the same moment', async () => {
  const box = createMailbox(folder, now);
  await Promise.all([box.send(mail('one')), box.send(mail('two'))]);
  expect(await box.list()).toHaveLength(2);
});

it('begins anew when the computer has cleared its temporary files', async () => {
  await createMailbox(folder, now).send(mail('old'));
  await rm((await findMailboxFolder(folder)) ?? '', { recursive: true });
  const box = createMailbox(folder, now);
  expect(await box.list()).toEqual([]);
  await box.send(mail('new'));
  expect((await box.list()).map(({ subject }) => subject)).toEqual(['new']);
});

it('keeps nothing of a mail to nobody', async () => {
  const box = createMailbox(folder, now);
  await box.send(mail('one'));
  await box.dryRun(mail('nobody'));
  expect((await box.list()).map(({ subject }) => subject)).toEqual(['one']);
  const mails = (await findMailboxFolder(folder)) ?? '';
  expect(await readdir(mails)).toHaveLength(1);
});
