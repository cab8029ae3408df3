import { spawnSync } from 'node:child_process';
import type { Surface } from '@kotoba/contracts/surface';

/**
 * The last commit between two releases that touched the file of a symbol, where there is the history of both; else the
 * last one of that file that the shell's release names. Empty when the file itself did not change: it was another one.
 */
export function commitOf(
  { request, name }: { request: string; name: string },
  uses: Surface,
  gives: Surface,
): string {
  const [exported = ''] = name.split('.');
  const [was, is] = [uses, gives].map(({ sources }) => sources?.[request]?.[exported]);
  const [file = ''] = (was ?? is ?? '').split('#');
  if (file === '' || was === is) return '';
  const between = uses.commit && gives.commit && lastBetween(uses.commit, gives.commit, file);
  if (between !== undefined) return between;
  const [now, commit = ''] =
    Object.entries(gives.changes ?? {}).find(([at]) => at.startsWith(`${file}#`)) ?? [];
  return was === undefined || was === now ? '' : commit;
}

/** Empty when none of them touched the file; undefined where there are not both. */
function lastBetween(one: string, other: string, file: string): string | undefined {
  const log = ['log', '-1', '--format=%h %s', `${one}...${other}`, '--', `:(top)packages/${file}`];
  const { status, stdout } = spawnSync('git', log, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
