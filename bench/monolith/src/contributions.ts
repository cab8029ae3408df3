import type { Contributions } from '@kotoba/contracts';
import { shellContributions } from '../../../shell/src/contributions';
import { remoteContributions } from './remote-contributions';

const all = [shellContributions, ...Object.values(remoteContributions)];

/** What the server knows of the pages: all of them are the one program's. */
export const contributions: Contributions = {
  routes: all.flatMap(({ routes }) => routes),
  sidebar: all.flatMap(({ sidebar }) => sidebar),
  dashboardCards: all.flatMap(({ dashboardCards }) => dashboardCards),
  search: all.flatMap(({ search }) => search),
};
