/** For tests alone: no build resolves this entry point (see the package's `exports`). */
export { describeFaults } from './describe-faults';
export { closeRemotes, openRemote, type OpenRemote } from './open-remote';
export { setWindowWidth } from './window-width';
export {
  cut,
  held,
  learner,
  reply,
  settings,
  startFakeApi,
  tokenOf,
  type Answer,
  type Answers,
  type FakeApi,
} from '@kotoba/api-client/testing';
