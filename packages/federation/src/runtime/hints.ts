import type { DeployedRelease } from '@kotoba/contracts';

/** Asks the browser to fetch a release's entry and exposed chunk when it has nothing better to do, as when the pointer rests on a link. */
export function hintRelease(release: DeployedRelease): void {
  const files = [{ file: release.entry, integrity: release.integrity }, ...release.preload];
  for (const { file, integrity } of files) {
    const href = release.url + file;
    if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'script', href, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}
