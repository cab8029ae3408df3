import type { DeployedRelease, Release } from '@kotoba/contracts';
import type { ShellRelease } from '@kotoba/contracts/shell-release';
import { DeployError, filesUrl, isPublic, SHELL } from './layout';
import type { DeployedShell } from './schema';

/** What a tab needs of a release. */
export function toDeployedRelease(release: Release): DeployedRelease {
  const { contract, version, id, entry, shared, contributions, files } = release;
  const integrityOf = (file: string): string => {
    const integrity = files[file];
    if (integrity === undefined)
      throw new DeployError(`${release.name} names ${file}, which is not among its files`);
    return integrity;
  };
  return {
    contract,
    version,
    id,
    url: filesUrl(release.name),
    entry,
    integrity: integrityOf(entry),
    ...(release.preload && {
      preload: release.preload.map((file) => ({ file, integrity: integrityOf(file) })),
    }),
    shared,
    contributions,
  };
}

/** What a page needs of the shell. */
export function toDeployedShell(release: ShellRelease): DeployedShell {
  const { id, version, early, scripts, styles, preload, shared, contributions, files } = release;
  const publicFiles = Object.keys(files).filter(isPublic);
  return {
    id,
    version,
    url: filesUrl(SHELL),
    early,
    scripts,
    styles,
    ...(preload && { preload }),
    ...(shared && { shared }),
    public: publicFiles.map((file) => file.slice('public/'.length)),
    contributions,
  };
}
