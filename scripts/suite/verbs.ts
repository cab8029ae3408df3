// The verbs of `npm run suite`. DATA_DIR names the suite (default: .data); changes are live for the next tab.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '../../services/api/src/platform/config/config';
import { openFiles } from '../../engines/files/src';
import { distrust, trust } from '../../services/edge/src/releases/changes';
import { HOURS, overrideLink } from '../../services/edge/src/overrides/make-override';
import { historyLine, minute } from '../../services/edge/src/releases/history-line';
import { fingerprintOf, publicKeyAt } from '../../services/edge/src/releases/keys';
import { keysOf, type ReleaseStore } from '../../services/edge/src/releases/layout';
import {
  check,
  disable,
  promote,
  publish,
  publishedReleases,
  rollBack,
  startCanary,
} from '../../services/edge/src/releases/publish';
import { trustedKey, type SuiteSnapshot } from '../../services/edge/src/releases/schema';
import { changeSnapshot, readHistory, readSnapshot } from '../../services/edge/src/releases/snapshot';
import { verifyStore } from '../../services/edge/src/releases/verify';
import { describeHold, Holds, readHolds } from '../../services/edge/src/telemetry/holds';
import { appNames, dataFolder, releaseOutput, SHELL } from '../root';

const USAGE = `npm run suite -- <verb>
  publish <app>               build the app (mfe-learn, shell) and store it under the hash of its content
  publish <app> <folder>      store a folder that was built elsewhere
  check <app> [folder]        whether what was built (default: dist/release) fits what is live; publishes nothing
  promote <app> [id]          make a published release (default: the newest) the current one, if it fits
  rollback <app>              go back to the release before
  canary <app> <percent> [id] give a published release to a share of the learners; 0 ends that; one that was held back
                              with --anyway alone
  override <app>[@id]         a link that puts a published release (default: the newest) into your own browser alone, for
                              --hours (default: 8), in the suite at --suite (default: PUBLIC_URL)
  disable <app>               a panel stands for its screens in new tabs; everything else goes on
  enable <app>                bring it back, if it fits
  status                      what is served, and what is published
  history [app]               who changed what, when, why, from which release to which, and what the gate said
  verify                      hash every stored file again, and check every signature
  trust <name> <file> <mfe-…> let the key of a team (its public half) promote these remotes
  distrust <name>             trust that key no longer
  trusted                     which keys may change what
In a repository of its own (here: npm run dev -- <mfe-name> --suite <address>):
  dev <mfe-name>              serve it from its sources into the suite at --suite, for the browser of this computer alone
In the suite's own repository alone:
  create <mfe-name>           make the folder of a new remote; in a repository of its own with --standalone-repo <folder>
  kit <folder>                renew what such a repository has of this one
promote, rollback, canary, disable, enable, trust and distrust take --why "text" for the history.`;

/** The repository whose remotes are released. */
export interface Repository {
  readonly folder: string;
  /** Makes what `publish` stores; throws when that fails. */
  readonly build: (app: string) => void;
}

// Only what names the store counts here, not what a server in production needs besides.
const settings = ({ folder }: Repository) =>
  parseConfig({ ...process.env, NODE_ENV: undefined, DATA_DIR: dataFolder(folder) });

async function openStore(repository: Repository): Promise<ReleaseStore> {
  const config = settings(repository);
  return { files: await openFiles(config.files), keys: keysOf(config.dataDir, config.releaseKeys) };
}

/** Where to do it, and why, as `--why` says. */
interface Context {
  readonly store: ReleaseStore;
  readonly repository: Repository;
  readonly why?: string;
  /** For a link. */
  readonly hours?: string;
  readonly suite?: string;
  /** For a canary that was held back. */
  readonly anyway?: boolean;
}
type Verb = (context: Context, app: string, ...rest: string[]) => Promise<string> | string;

/** Each gives what to print. */
const verbs: Record<string, Verb> = {
  async publish({ store, repository }, app, given) {
    await checkName(store, repository, app);
    if (!given) repository.build(app);
    const folder = given ? resolve(process.cwd(), given) : releaseOutput(app, repository.folder);
    const { id, version, isNew } = await publish(store, folder, app);
    return isNew ? `Published ${app} ${version} as ${id}.` : `${app} ${id} was published before.`;
  },

  async check({ store, repository }, app, given) {
    await checkName(store, repository, app);
    const folder = given ? resolve(process.cwd(), given) : releaseOutput(app, repository.folder);
    await check(store, folder, app, console.log);
    return `Nothing speaks against ${app}.`;
  },

  async promote({ store, repository, why }, app, id) {
    await checkName(store, repository, app);
    const promoted = await promote(store, app, id, { why, say: console.log });
    return `${app} ${currentOf(promoted, app)} is live.`;
  },

  async rollback({ store, repository, why }, app) {
    await checkName(store, repository, app);
    return `${app} is back at ${currentOf(await rollBack(store, app, { why, say: console.log }), app)}.`;
  },

  async canary({ store, repository, why, anyway }, app, share, id) {
    await checkName(store, repository, app);
    const percent = Number(share);
    if (!(percent >= 0 && percent <= 100))
      throw new Error('Which share of the learners? A number from 0 to 100.');
    await startCanary(store, app, { percent, id, why, anyway, say: console.log });
    return percent === 0
      ? `The canary of ${app} has ended.`
      : `${percent} % of the learners get the canary of ${app}.`;
  },

  async override({ store, repository, hours = HOURS.usual, suite }, given, extra) {
    const [app = '', id] = given.split('@');
    if (extra !== undefined) throw new Error(`Which release? ${app}@${extra}, in one word.`);
    await checkName(store, repository, app);
    const link = await overrideLink(store, app, {
      suite: suite ?? settings(repository).publicUrl,
      id,
      hours: Number(hours),
      say: console.log,
    });
    return `For one browser, to be opened within 15 minutes:\n${link}`;
  },

  async disable({ store, repository, why }, app) {
    await checkName(store, repository, app);
    await disable(store, app, { disabled: true, why });
    return `${app} is disabled: new tabs show a panel in its place.`;
  },

  async enable({ store, repository, why }, app) {
    await checkName(store, repository, app);
    await disable(store, app, { disabled: false, why, say: console.log });
    return `${app} is back for new tabs.`;
  },

  async history({ store, repository }, app) {
    const entries = (await readHistory(store)).filter(
      ({ reason, change }) => !app || reason === undefined || (change?.app ?? reason.split(' ')[1]) === app,
    );
    // What edges hold back is no change of the registry: it has no number and nobody's name.
    const held = (await readHolds(store.files)).filter(({ remote }) => !app || remote === app);
    const lines = entries.map((entry) => ({ when: entry.change?.when ?? '', text: historyLine(entry) }));
    for (const hold of held) {
      const later = lines.findIndex(({ when }) => when > hold.when);
      const text = `   -  ${minute(hold.when)}  edges  ${describeHold(hold)}`;
      lines.splice(later < 0 ? lines.length : later, 0, { when: hold.when, text });
    }
    return (
      lines.map(({ text }) => text).join('\n') ||
      `Nothing is published in ${dataFolder(repository.folder)} yet.`
    );
  },

  async trust({ store, why }, name, file, ...remotes) {
    if (!file || remotes.length === 0)
      throw new Error('Which key, and for which remotes? A name, a file, and mfe-… names.');
    const key = trustedKey.safeParse({ name, publicKey: publicKeyAt(file), remotes });
    if (!key.success)
      throw new Error('A name is of lower-case letters, and not "platform"; remotes are called mfe-…');
    await changeSnapshot(store, (state) => trust(state, key.data, new Date()), { why });
    return `${name} (${fingerprintOf(key.data.publicKey)}) may change ${remotes.join(', ')}.`;
  },

  async distrust({ store, why }, name) {
    await changeSnapshot(store, (state) => distrust(state, name, new Date()), { why });
    return `${name} is trusted no longer. What it promoted stays; take its rights in the store, too.`;
  },

  async trusted({ store }) {
    const keys = (await readSnapshot(store))?.trusted ?? [];
    const lines = keys.map(
      ({ name, publicKey, remotes }) => `${name} (${fingerprintOf(publicKey)}): ${remotes.join(', ')}`,
    );
    return ['platform: everything', ...lines].join('\n');
  },

  async status({ store, repository }) {
    const snapshot = await readSnapshot(store);
    if (!snapshot) return `Nothing is published in ${dataFolder(repository.folder)} yet.`;
    const { sequence, registry, reason, shell } = snapshot;
    const published = await publishedReleases(store);
    const held = new Set((await new Holds(store.files).heldOf(snapshot)).map(({ remote }) => remote));
    const names = [...new Set(published.map(({ name }) => name))].sort();
    const lines = names.map((name) => {
      const served = name === SHELL ? shell : registry.remotes[name];
      const canary = name === SHELL ? undefined : registry.remotes[name]?.canary;
      const roles = [
        served && `current ${served.current.id}`,
        served?.previous && `previous ${served.previous.id}`,
        canary &&
          `canary ${canary.release.id} for ${canary.percent} %${held.has(name) ? ', HELD BACK by its errors' : ''}`,
        registry.remotes[name]?.disabled && 'disabled',
      ];
      const count = published.filter((each) => each.name === name).length;
      return `  ${name.padEnd(16)} ${roles.filter(Boolean).join(', ')} (${count} published)`;
    });
    return [`Snapshot ${sequence}, registry ${registry.id}; last change: ${reason}`, ...lines].join('\n');
  },

  async verify({ store }) {
    const { checked, problems } = await verifyStore(store);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return `All files of ${checked} releases are what was published, and the registry is as it was signed.`;
  },
};

/** Does what the arguments say, with the store that the environment names, and prints what came of it. */
export async function runSuite(args: string[], repository: Repository): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    options: {
      why: { type: 'string' },
      hours: { type: 'string' },
      suite: { type: 'string' },
      anyway: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [verb = '', app = '', ...rest] = positionals;
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!run) throw new Error(USAGE);
  console.log(await run({ store: await openStore(repository), repository, ...values }, app, ...rest));
}

async function checkName(store: ReleaseStore, { folder }: Repository, app: string): Promise<void> {
  const known = new Set(appNames(folder));
  if (known.has(app)) return;
  for (const { name } of await publishedReleases(store)) known.add(name);
  if (!known.has(app)) throw new Error(`Which app? One of ${[...known].join(', ')}.`);
}

function currentOf({ registry, shell }: SuiteSnapshot, app: string): string {
  const current = (app === SHELL ? shell : registry.remotes[app])?.current;
  return `${current?.version} ${current?.id}`;
}
