import { collectionNames } from '@kotoba/contracts';
import { foldForSearch } from '@kotoba/japanese';

/** Index rows have a limit, and NFKC can make one character eighteen. */
const MAX_KEY = 300;

/** Two names are the same when their keys are: width, case, kana and inner white space do not count. */
export const nameKey = (name: string): string =>
  foldForSearch(name).replace(/\s+/g, ' ').trim().slice(0, MAX_KEY);

export const isDefaultName = (name: string): boolean => nameKey(name) === nameKey(collectionNames.default);
