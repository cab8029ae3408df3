import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { releaseOutput, root, serverOutput } from './root.mjs';

/** What a build cannot depend on. */
const IGNORED = /^(node_modules|dist|testing|standalone|\.data.*)$|\.test\.tsx?$|\.md$/;

function* filesBelow(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (IGNORED.test(entry.name)) continue;
    const full = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}

const shared = ['packages', 'package-lock.json', 'scripts/build.mjs', 'scripts/lib'];
const serverSources = ['services/edge/src', 'services/api/src', 'engines', ...shared];

/** The hash of everything that decides the content of a build of `part`: an app, or `server`. */
export function inputHash(part) {
  const hash = createHash('sha256');
  for (const source of part === 'server' ? serverSources : [part, ...shared]) {
    const full = join(root, source);
    const files = source.includes('.') ? [full] : [...filesBelow(full)].sort();
    for (const file of files) {
      hash
        .update(relative(root, file).split(sep).join('/'))
        .update('\0')
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

const outputOf = (part) => (part === 'server' ? serverOutput : releaseOutput(part));
const products = { server: 'main.cjs', shell: 'shell.json' };
const productOf = (part) => join(outputOf(part), products[part] ?? 'release.json');
/** Beside what was built, never inside: a release holds nothing but itself. */
const noteOf = (part) => join(outputOf(part), '..', `inputs-of-${part}.txt`);

/** Whether `part` has to be built: never built, or its inputs have changed since. */
export function isStale(part, hash = inputHash(part)) {
  if (!existsSync(productOf(part)) || !existsSync(noteOf(part))) return true;
  return readFileSync(noteOf(part), 'utf8') !== hash;
}

export function noteBuilt(part, hash) {
  mkdirSync(dirname(noteOf(part)), { recursive: true });
  writeFileSync(noteOf(part), hash);
}
