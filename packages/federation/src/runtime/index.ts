export { createBusyTracker, type BusyTracker } from './busy';
export type { Failure, FailureCode } from './failure';
export { releaseOf, tabBucket } from './candidates';
export { RemoteScreen, type RemoteScreenProps } from './remote-screen';
export { RemoteLoader, type LoadedScreen, type LoaderOptions, type LoadRequest } from './remote-loader';
