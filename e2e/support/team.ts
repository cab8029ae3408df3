import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MINUTE = 60_000;

/** What npm tells what it runs, and what our own tests are told. */
const OURS =
  /^(npm_(lifecycle|package|command|(node_)?execpath|config_(local_prefix|workspace))|INIT_CWD$|NODE_(ENV|OPTIONS)$|TESTS$|KOTOBA_)/i;

/** The environment of a team: where this computer finds the npm registry, and nothing of the npm that runs this test. */
export const outside = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));

/** What becomes of files, by their path in the repository. */
export type Edits = Readonly<Record<string, (text: string) => string>>;

/** A team elsewhere: a place for its repository, and a key of its own. */
export interface Team {
  /** Not there yet. */
  readonly folder: string;
  readonly privateKey: string;
  readonly publicKey: string;
  /** `npm <args>` in the repository, with the team's key; gives what it printed, also as errors. */
  readonly npm: (args: readonly string[], env?: Record<string, string>) => string;
  /** Does `work` while files are changed. */
  readonly edited: <T>(edits: Edits, work: () => T) => T;
  readonly remove: () => void;
}

export function openTeam(): Team {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'kotoba-team-')));
  const folder = join(home, 'repository');
  const [privateKey, publicKey] = [join(home, 'team.pem'), join(home, 'team.pub.pem')];
  const pair = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  writeFileSync(privateKey, pair.privateKey);
  writeFileSync(publicKey, pair.publicKey);
  const npm: Team['npm'] = (args, env = {}) => {
    const { status, error, stdout, stderr } = spawnSync('npm', args, {
      cwd: folder,
      env: { ...outside, RELEASE_KEY: privateKey, ...env },
      encoding: 'utf8',
      timeout: 5 * MINUTE,
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (status !== 0) throw error ?? new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`);
    return stdout + stderr;
  };
  const edited: Team['edited'] = (edits, work) => {
    const before = Object.keys(edits).map(
      (file) => [file, readFileSync(join(folder, file), 'utf8')] as const,
    );
    try {
      for (const [file, text] of before) {
        const after = edits[file]?.(text) ?? text;
        if (after === text) throw new Error(`Nothing to change in ${file}`);
        writeFileSync(join(folder, file), after);
      }
      return work();
    } finally {
      for (const [file, text] of before) writeFileSync(join(folder, file), text);
    }
  };
  return {
    folder,
    privateKey,
    publicKey,
    npm,
    edited,
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
