import type { DeployedRelease, DeployedRemote } from '@kotoba/contracts';

/** The release that a tab runs: the canary for its share of tabs (`roll` between 0 and 100), as the loader chooses it. */
export function releaseOf({ current, canary }: DeployedRemote, roll: number): DeployedRelease {
  return canary && roll < canary.percent ? canary.release : current;
}
