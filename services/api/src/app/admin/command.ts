// What operators do to a suite that runs:  npm run admin -- <command>   (--help lists them)
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { lastAuditEvents } from '../../features/accounts/audit.repository';
import { countOwned } from '../../features/accounts/export.service';
import * as operators from '../../features/accounts/operator.service';
import { findUserByEmail, type UserRow } from '../../features/accounts/users.repository';
import { reachDatabase } from '../../features/backup/backup';
import { parseConfig } from '../../platform/config/config';
import { requireKnownSchema } from '../../platform/database/migrate';
import { codeOf, isUnavailable } from '../../platform/http/errors';
import { email as emailField } from '../../platform/http/fields';
import { createLog } from '../../platform/http/log';
import { openPlatform } from '../open-platform';
import { plainMessage } from '../plain-message';
import { limits } from './limits';
import { durationOf, findStuck } from './stuck';
import { AdminError, flags, say, show, type Flags, type Work } from './work';

interface Command {
  readonly usage: string;
  readonly does: string;
  /** How many arguments it takes. */
  readonly takes: readonly [least: number, most: number];
  readonly flags: readonly (keyof Flags)[];
  /** May give an exit code; it is 0 else. */
  run(work: Work): Promise<void> | Promise<number>;
}

async function accountOf({ platform, given: [text = ''] }: Work): Promise<UserRow> {
  const address = emailField().safeParse(text);
  if (!address.success) throw new AdminError(`"${text}" is no email address.`);
  const user = await findUserByEmail(platform.db, address.data);
  if (user === null) throw new AdminError(`There is no account of ${address.data}.`);
  return user;
}

const sessions = (count: number): string => `${count} session${count === 1 ? '' : 's'}`;

async function lock(work: Work): Promise<void> {
  if (!work.operator.reason) throw new AdminError('Say why: --reason <text>.');
  const { id, email } = await accountOf(work);
  const ended = await operators.lockAccount(work.platform, id, work.operator);
  say(ended === null ? `${email} is locked already.` : `${email} is locked, ${sessions(ended)} ended.`);
}

async function unlock(work: Work): Promise<void> {
  const { id, email } = await accountOf(work);
  const wasLocked = await operators.unlockAccount(work.platform, id, work.operator);
  say(wasLocked ? `${email} is open again.` : `${email} is not locked.`);
}

async function signOutEverywhere(work: Work): Promise<void> {
  const { id, email } = await accountOf(work);
  const ended = await operators.signOutEverywhere(work.platform, id, work.operator);
  say(`${sessions(ended)} of ${email} ended.`);
}

async function erase(work: Work): Promise<void> {
  const { platform, operator, values } = work;
  const user = await accountOf(work);
  show(await countOwned(platform, user.id), {});
  if (!values.yes) return say(`Nothing was deleted. --yes deletes ${user.email} with all of that, for good.`);
  await operators.eraseByRequest(platform, user, operator);
  say(`${user.email} is deleted, with all of that.`);
}

async function stuck({ platform, values }: Work): Promise<number> {
  const found = await findStuck(platform.db);
  show(
    found.map(({ age, ...rest }) => ({ age: values.json ? age : durationOf(age), ...rest })),
    values,
  );
  if (found.length === 0 && !values.json) say('Nothing is stuck.');
  return found.length > 0 ? 2 : 0;
}

async function audit(work: Work): Promise<void> {
  const { id } = await accountOf(work);
  const events = await lastAuditEvents(work.platform.db, id, 50);
  const rows = events.map(({ at, action, address, details }) => ({
    at: at.toISOString(),
    action,
    from: address,
    details: Object.entries(details)
      .map((pair) => pair.join(': '))
      .join(', '),
  }));
  show(rows, work.values);
}

const commands: Readonly<Record<string, Command>> = {
  lock: {
    usage: 'lock <email> --reason <text>',
    does: 'ends all sessions, and nobody comes in until it is unlocked',
    takes: [1, 1],
    flags: ['reason'],
    run: lock,
  },
  unlock: {
    usage: 'unlock <email>',
    does: 'lets its learner sign in again',
    takes: [1, 1],
    flags: ['reason'],
    run: unlock,
  },
  'end-sessions': {
    usage: 'end-sessions <email>',
    does: 'signs every device out',
    takes: [1, 1],
    flags: ['reason'],
    run: signOutEverywhere,
  },
  limits: {
    usage: 'limits [<address or network> (<rule>=<points>/<seconds> … [--until <date>] | --remove)]',
    does: 'gives an address limits of its own, takes them away, lists them; servers follow within 30 s',
    takes: [0, 50],
    flags: ['reason', 'until', 'remove', 'json'],
    run: limits,
  },
  delete: {
    usage: 'delete <email> [--yes]',
    does: 'says what the account has; with --yes deletes it for good',
    takes: [1, 1],
    flags: ['reason', 'yes'],
    run: erase,
  },
  stuck: {
    usage: 'stuck',
    does: 'lists jobs, imports and notes that do not get on; the exit code is 2 when there are any',
    takes: [0, 0],
    flags: ['json'],
    run: stuck,
  },
  audit: {
    usage: 'audit <email>',
    does: 'lists the last 50 events of an account',
    takes: [1, 1],
    flags: ['json'],
    run: audit,
  },
};

const help = (): string =>
  [
    'npm run admin -- <command>, or node services/edge/dist/server/admin.cjs <command>',
    ...Object.values(commands).map(({ usage, does }) => `  ${usage}\n      ${does}`),
    '  --by <name> --reason <text>\n      who does it (else the user of this machine) and why, for the audit',
    '  --json\n      lists as JSON',
  ].join('\n\n');

/** A container may run as a user that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true });
  } catch (error) {
    throw new AdminError(error instanceof Error ? error.message : String(error));
  }
}

/** The command that was asked for, if it takes what it was given. @throws AdminError */
function commandOf({ values, positionals }: ReturnType<typeof readArguments>): Command {
  const [name = '', ...given] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const complaint = name === '' ? 'Which command?' : `There is no command ${name}.`;
    throw new AdminError(`${complaint} npm run admin -- --help lists them.`);
  }
  const [least, most] = command.takes;
  const known: readonly string[] = [...command.flags, 'by'];
  if (
    given.length < least ||
    given.length > most ||
    Object.keys(values).some((flag) => !known.includes(flag))
  )
    throw new AdminError(`It is: ${command.usage}`);
  return command;
}

/** PostgreSQL's words for a table, a column or a schema that is not there. */
const MISSING = ['42P01', '42703', '3F000'];

function toPlain(error: unknown): unknown {
  if (isUnavailable(error)) return new AdminError('The database does not answer.');
  return MISSING.includes(codeOf(error))
    ? new AdminError('The database is older than this command. Start a server of this version first.')
    : error;
}

/** Gives the exit code. @throws AdminError */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const read = readArguments(args);
  const { values, positionals } = read;
  if (values.help) {
    say(help());
    return 0;
  }
  const command = commandOf(read);
  const operator = { by: values.by ?? userName(), ...(values.reason && { reason: values.reason }) };
  const config = parseConfig(env);
  const log = createLog('error');
  const { connectionString, close } = await reachDatabase(config, log);
  const { platform, pool } = await openPlatform({ config, connectionString, log });
  try {
    await requireKnownSchema(pool);
    const code = await command.run({ platform, given: positionals.slice(1), values, operator });
    return typeof code === 'number' ? code : 0;
  } catch (error) {
    throw toPlain(error);
  } finally {
    await platform.speech.close();
    await platform.language.close();
    await pool.end();
    await close();
  }
}

// Started by itself, as on a real server: `node services/edge/dist/server/admin.cjs`.
if (require.main === module)
  main(process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${plainMessage(error, AdminError)}\n`);
      process.exit(1);
    },
  );
