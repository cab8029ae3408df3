import { lstat, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ifThere = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

const pointerIn = (dataDir: string): string => join(dataDir, 'mailbox-folder');

/**
 * Where the mails of local mode lie, or null before the first. It is in the computer's folder for temporary files, readable by this user
 * alone: mails carry live tokens, and neither DATA_DIR nor a copy of it may ever hold one. DATA_DIR only remembers which folder it is, so
 * that mails outlive a restart of the server; they end with the computer's.
 */
export async function findMailboxFolder(dataDir: string): Promise<string | null> {
  const folder = (await readFile(pointerIn(dataDir), 'utf8').catch(ifThere))?.trim();
  if (!folder) return null;
  const found = await lstat(folder).catch(ifThere);
  return found?.isDirectory() ? folder : null;
}

/** The folder of the mails, made if it is not there. */
export async function openMailboxFolder(dataDir: string): Promise<string> {
  const known = await findMailboxFolder(dataDir);
  if (known !== null) return known;
  const folder = await mkdtemp(join(tmpdir(), 'kotoba-mailbox-'));
  const pointer = pointerIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${pointer}.new`, `${folder}\n`);
  await rename(`${pointer}.new`, pointer);
  return folder;
}
