import { access, constants, readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** The operating system's account that PostgreSQL runs as; null is our own. */
export type Account = { readonly uid: number; readonly gid: number } | null;

const FALLBACK = { uid: 65534, gid: 65534 };

async function accountNamed(name: string): Promise<Account> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null;
}

/**
 * PostgreSQL refuses to run as root, so root lends it another account: the owner of the folder if it already has one,
 * else `nobody`.
 */
export async function chooseAccount(clusterFolder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(clusterFolder).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await accountNamed('nobody').catch(() => null)) ?? FALLBACK;
}

async function canEnter(folder: string, account: NonNullable<Account>): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}

/** Whether the account can reach every one of `folders` through all the folders above it. */
async function reaches(account: NonNullable<Account>, folders: readonly string[]): Promise<boolean> {
  for (const start of folders) {
    for (let folder = resolve(start); ; folder = dirname(folder)) {
      if (!(await canEnter(folder, account))) return false;
      if (folder === dirname(folder)) break;
    }
  }
  return true;
}

/** The first of `candidates` that can be run, or null. */
async function findProgram(candidates: readonly string[]): Promise<string | null> {
  for (const path of candidates) {
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  return null;
}

interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** Turns a program and its arguments into what has to be spawned so that it runs under the chosen account. */
export type Launcher = (program: string, args: readonly string[]) => Launch;

/**
 * Under another account PostgreSQL must reach its programs and its data, and a clone in root's home or in a private
 * temporary folder cannot be entered by anybody else. Then util-linux's `setpriv` lends it the right to pass folders
 * (as root has anyway), and no other.
 */
export async function createLauncher(account: Account, folders: readonly string[]): Promise<Launcher> {
  if (account === null) return (command, args) => ({ command, args });
  const { uid, gid } = account;
  if (await reaches(account, folders)) return (command, args) => ({ command, args, uid, gid });

  const setpriv = await findProgram(['/usr/bin/setpriv', '/bin/setpriv']);
  if (setpriv === null) {
    throw new Error(
      `PostgreSQL cannot run as root, and uid ${uid} cannot enter ${folders.map((folder) => dirname(folder)).join(' or ')}. ` +
        'Start the server as a normal user, or move it to a folder that others may enter.',
    );
  }
  const rights = '+dac_override';
  const prefix = [
    ...['--reuid', String(uid), '--regid', String(gid), '--clear-groups'],
    ...['--inh-caps', rights, '--ambient-caps', rights, '--'],
  ];
  return (program, args) => ({ command: setpriv, args: [...prefix, program, ...args] });
}
