import { dirname } from 'node:path';
import { findProgram, reaches, type Account } from './account';

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** Turns a program and its arguments into what has to be spawned so that it runs under the chosen account. */
export type Launcher = (program: string, args: readonly string[]) => Launch;

/**
 * Under another account PostgreSQL must reach its programs and its data, and a clone in root's home or in a private temporary folder
 * cannot be entered by anybody else. Then util-linux's `setpriv` lends it the right to pass folders (as root has anyway), and no other.
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
