import { mkdir, rm, stat, utimes } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { hasErrorCode } from '../system';

const HEARTBEAT_MS = 2_000;
/** A holder that was killed leaves its lock behind; without a heartbeat for this long it is taken over. */
const ABANDONED_MS = 20_000;
const POLL_MS = 200;

const tryTake = async (folder: string): Promise<boolean> => {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
};

const isAbandoned = async (folder: string): Promise<boolean> => {
  try {
    return Date.now() - (await stat(folder)).mtimeMs > ABANDONED_MS;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
};

/** Runs the task while no other process on this machine does the same under this folder name. */
export const withDirectoryLock = async <Result>(
  folder: string,
  task: () => Promise<Result>,
): Promise<Result> => {
  while (!(await tryTake(folder))) {
    if (await isAbandoned(folder)) await rm(folder, { recursive: true, force: true });
    else await setTimeout(POLL_MS);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    // A missed beat is no harm: the next one follows, and the end removes the lock.
    utimes(folder, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  try {
    return await task();
  } finally {
    clearInterval(heartbeat);
    await rm(folder, { recursive: true, force: true });
  }
};
