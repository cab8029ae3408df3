import { isDeepStrictEqual } from 'node:util';
import { SHELL, type ReleaseStore } from './layout';
import { toDeployedRelease, toDeployedShell } from './deployed';
import { publishedReleases, readRelease, readShellRelease } from './publish';
import { readHistory, readSnapshot } from './snapshot';
import { ENCODINGS, loadVerified } from './verified-file';

/**
 * Hashes every file of every release again, opens every compressed copy, and compares the served snapshot with what
 * lies there.
 */
export async function verifyStore(store: ReleaseStore): Promise<{ checked: number; problems: string[] }> {
  const releases = await publishedReleases(store);
  const problems: string[] = [];
  for (const { name, id } of releases) {
    problems.push(...(await attempt(`${name} ${id}`, () => damagedFiles(store, name, id))));
  }
  problems.push(...(await attempt('registry', () => wronglyServed(store))));
  for (const { sequence, problem } of await readHistory(store))
    if (problem !== null) problems.push(`registry: snapshot ${sequence} is ${problem}`);
  return { checked: releases.length, problems };
}

async function attempt(label: string, check: () => Promise<string[]>): Promise<string[]> {
  try {
    return (await check()).map((problem) => `${label}: ${problem} is not what was published`);
  } catch (error) {
    return [`${label}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function damagedFiles(store: ReleaseStore, name: string, id: string): Promise<string[]> {
  const description = name === SHELL ? await readShellRelease(store, id) : await readRelease(store, name, id);
  const damaged: string[] = [];
  for (const [file, integrity] of Object.entries(description?.files ?? {})) {
    for (const encoding of [null, ...ENCODINGS]) {
      const loaded = await loadVerified(store.files, { name, id, file, integrity }, encoding);
      // A compressed copy need not be there.
      if (loaded === 'damaged' || (loaded === null && !encoding))
        damaged.push(file + (encoding?.ending ?? ''));
    }
  }
  return damaged;
}

/** The address of what was promoted before may have the release in it. */
const isSame = <Served extends { url: string }>(stored: Served, served: Served): boolean =>
  served.url.startsWith(stored.url) && isDeepStrictEqual({ ...stored, url: served.url }, served);

/** Releases that the snapshot serves must be in the store, and be described as the snapshot describes them. */
async function wronglyServed(store: ReleaseStore): Promise<string[]> {
  const snapshot = await readSnapshot(store);
  if (!snapshot) return [];
  const { pins = {} } = snapshot;
  const wrong: string[] = [];
  for (const [name, { current, previous, canary }] of Object.entries(snapshot.registry.remotes)) {
    for (const served of [current, previous, canary?.release]) {
      if (!served) continue;
      const stored = await readRelease(store, name, served.id, pins[`${name}/${served.id}`]);
      if (!stored || !isSame(toDeployedRelease(stored), served)) wrong.push(`${name} ${served.id}`);
    }
  }
  for (const served of [snapshot.shell?.current, snapshot.shell?.previous]) {
    if (!served) continue;
    const stored = await readShellRelease(store, served.id, pins[`${SHELL}/${served.id}`]);
    if (!stored || !isSame(toDeployedShell(stored), served)) wrong.push(`${SHELL} ${served.id}`);
  }
  return wrong;
}
