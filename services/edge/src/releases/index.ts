export { promote, rollBack, startCanary } from './publish';
export { DeployError } from './snapshot';
export { SHELL, storeLayout, type StoreLayout } from './layout';
export { publish, publishedIds, publishedNames, type Published } from './publish';
export { readSnapshot } from './snapshot';
export type { SuiteSnapshot } from './snapshot';
export { verifyStore } from './verify';
