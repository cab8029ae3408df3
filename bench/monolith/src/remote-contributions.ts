import type { Contributions } from '@kotoba/contracts';
import { contributions as auth } from '../../../mfe-auth/src/contributions';
import { contributions as capture } from '../../../mfe-capture/src/contributions';
import { contributions as learn } from '../../../mfe-learn/src/contributions';
import { contributions as vocabulary } from '../../../mfe-vocabulary/src/contributions';

/** What each remote adds. */
export const remoteContributions: Readonly<Record<string, Contributions>> = {
  'mfe-auth': auth,
  'mfe-capture': capture,
  'mfe-learn': learn,
  'mfe-vocabulary': vocabulary,
};
