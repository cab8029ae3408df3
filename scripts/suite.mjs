// Releases of the running suite. DATA_DIR names the suite (default: .data); changes are live for the next tab.
import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { createRemote } from './lib/create-remote.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { appNames, releaseOutput, root, SHELL } from './lib/root.mjs';
import { loadTypeScript } from './lib/typescript.mjs';

const USAGE = `npm run suite -- <verb>
  publish <app>               build the app (mfe-learn, shell) and store it under the hash of its content
  publish <app> <folder>      store a folder that was built elsewhere
  promote <app> [id]          make a published release (default: the newest) the current one
  rollback <app>              go back to the release before
  canary <app> <percent> [id] give a published release to a share of the tabs; 0 ends that
  status                      what is served, and what is published
  verify                      hash every stored file again
  create <mfe-name>           make the folder of a new remote`;

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

ensureInstalled();
const [verb, app, ...rest] = process.argv.slice(2);
const dataDir = resolve(root, process.env.DATA_DIR || '.data');

const verbs = { publish, promote, rollback, canary, status, verify, create };
if (!Object.hasOwn(verbs, verb ?? '')) fail(USAGE);
const store = await loadTypeScript('services/edge/src/releases/index.ts');
const layout = store.storeLayout(dataDir);
try {
  await verbs[verb]();
} catch (error) {
  fail(error.message);
}

function needApp() {
  const known = [...new Set([...appNames(), ...store.publishedNames(layout)])];
  if (!known.includes(app ?? '')) fail(`Which app? One of ${known.join(', ')}.`);
}

async function publish() {
  needApp();
  const [given] = rest;
  const folder = given ? (isAbsolute(given) ? given : resolve(process.cwd(), given)) : releaseOutput(app);
  if (!given) await build(app);
  const { id, version, isNew } = store.publish(layout, folder, app);
  console.log(isNew ? `Published ${app} ${version} as ${id}.` : `${app} ${id} was published before.`);
}

async function build(name) {
  const { spawnSync } = await import('node:child_process');
  const script = join(root, 'scripts/build.mjs');
  const { status } = spawnSync(process.execPath, [script, name], { stdio: 'inherit' });
  if (status !== 0) fail(`${name} was not built, so nothing was published.`);
}

function promote() {
  needApp();
  const { registry, shell } = store.promote(layout, app, rest[0]);
  const current = app === SHELL ? shell.current : registry.remotes[app].current;
  console.log(`${app} ${current.version} ${current.id} is live.`);
}

function rollback() {
  needApp();
  const { registry, shell } = store.rollBack(layout, app);
  const current = app === SHELL ? shell.current : registry.remotes[app].current;
  console.log(`${app} is back at ${current.version} ${current.id}.`);
}

function canary() {
  needApp();
  const percent = Number(rest[0]);
  if (!(percent >= 0 && percent <= 100)) fail('Which share of the tabs? A number from 0 to 100.');
  store.startCanary(layout, app, { percent, id: rest[1] });
  console.log(
    percent === 0 ? `The canary of ${app} has ended.` : `${percent} % of the tabs get the canary of ${app}.`,
  );
}

function status() {
  const snapshot = existsSync(layout.current) ? store.readSnapshot(layout) : null;
  if (!snapshot) return console.log(`Nothing is published in ${dataDir} yet.`);
  console.log(
    `Snapshot ${snapshot.sequence}, registry ${snapshot.registry.id}; last change: ${snapshot.reason}`,
  );
  const served = { [SHELL]: snapshot.shell, ...snapshot.registry.remotes };
  for (const name of store.publishedNames(layout)) {
    const { current, previous, canary: bird } = served[name] ?? {};
    const roles = [current && `current ${current.id}`, previous && `previous ${previous.id}`];
    if (bird) roles.push(`canary ${bird.release.id} for ${bird.percent} %`);
    const others = store.publishedIds(layout, name).length;
    console.log(`  ${name.padEnd(16)} ${roles.filter(Boolean).join(', ')} (${others} published)`);
  }
}

function verify() {
  const { checked, problems } = store.verifyStore(layout);
  if (problems.length > 0) fail(problems.join('\n'));
  console.log(
    `All files of ${checked} releases are what was published, and the registry is as it was signed.`,
  );
}

function create() {
  console.log(createRemote(app));
}
