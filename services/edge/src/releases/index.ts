export { promote, rollBack, startCanary } from './commands';
export { DeployError } from './deploy';
export { SHELL, storeLayout, type StoreLayout } from './layout';
export { publish, publishedIds, publishedNames, type Published } from './publish';
export { readSnapshot } from './snapshot-file';
export type { SuiteSnapshot } from './snapshot';
export { verifyStore } from './verify';
